# 設定画面。キーは config.yaml の項目と同じ名前：look.back の値 bees は setting-look-back-bees。

settings-title = 設定
settings-page-window = 画面
settings-page-sound = 音
settings-page-game = ゲーム
settings-page-access = 見やすさ
settings-reset = すべて標準に戻す
settings-restart = 次に起動したときから有効になります

setting-language = 言語
    .detail = すべての画面の言葉です
setting-language-auto = 自動（{ $language }）
setting-language-ja = 日本語
setting-language-en = English

setting-window-width = ウィンドウの幅
setting-window-height = ウィンドウの高さ
setting-window-size = ウィンドウの大きさ
    .detail = 次に起動したときから有効になります
setting-window-size-value = { NUMBER($width, useGrouping: 0) }×{ NUMBER($height, useGrouping: 0) }
setting-window-fullscreen = 全画面
    .detail = 次に起動したときから有効になります。F11キーならすぐに切り替わります

setting-look-theme = テーマ
    .detail = テーブルと画面の配色です
setting-look-theme-salon = 帝政サロン
setting-look-theme-contrast = 高コントラスト
setting-look-back = カードの裏
    .detail = 裏向きのカードの絵柄です
setting-look-back-bees = 蜜蜂
setting-look-back-laurel = 月桂樹
setting-look-back-walnut = 胡桃
setting-look-suits = スートの色
    .detail = 4色は、色の見分けにくい人にも区別しやすい配色です
setting-look-suits-classic = 2色
setting-look-suits-four-colour = 4色
setting-look-indexes = カードの数字
    .detail = カードの隅にある数字とスートの大きさです
setting-look-indexes-normal = 標準
setting-look-indexes-large = 大きい
setting-look-text-scale = 文字の大きさ
    .detail = 大きな文字が入りきらない画面は拡大されます。マウス、Shiftと矢印、右スティックで動かせます
setting-look-hand-order = 手札の並べ方
    .detail = 自分の手札を並べる順です
setting-look-hand-order-suit-high = スート順（Aが左）
setting-look-hand-order-suit-low = スート順（Aが右）
setting-look-hand-order-strength = 強さ順

setting-motion-speed = カードの速さ
    .detail = カードが動く速さと、コンピューターの番の間合いです
setting-motion-speed-slow = ゆっくり
setting-motion-speed-normal = 標準
setting-motion-speed-fast = 速い
setting-motion-speed-off = 動きなし
setting-motion-reduced = 動きを減らす
    .detail = カードを飛ばしたり裏返したりせずに、その場で切り替えます

setting-sound-enabled = 音を出す
    .detail = オフにすると音が出ません
setting-sound-master = 全体の音量
    .detail = すべての音に効きます
setting-sound-cards = カードの音
    .detail = カードを配ったり出したりする音です
setting-sound-cues = 合図の音
    .detail = 自分の番や勝敗などを知らせる音です

setting-helps-show-legal = 出せるカードを示す
    .detail = 自分の番に、出せるカードを少し持ち上げます
setting-helps-explain-illegal = 出せない理由を示す
    .detail = 出せないカードを選ぶと、理由を言葉で説明します
setting-helps-winning-card = 勝っているカードを示す
    .detail = そのトリックで今いちばん強いカードを二重の枠で囲みます
setting-helps-picture-count = 取った絵札を数える
    .detail = 両陣営が取った絵札の数を表示します
setting-helps-last-trick = 前のトリックを示す
    .detail = 一つ前のトリックをいつでも見られます
setting-helps-confirm-bid = 宣言する前に確認する
    .detail = 宣言を選んだあと、もう一度確かめてから決めます
setting-helps-confirm-card = カードを出す前に確認する
    .detail = カードを選んだあと、もう一度確かめてから出します
setting-helps-play-forced-card = 1枚しか出せないときは自動で出す
    .detail = 選ぶ余地のない番では、待たずにカードを出します（1つの画面を何人かで使うときを除きます）


setting-match-names = プレイヤーの名前
setting-match-players = プレイヤーの種類
setting-match-deals = 局数
    .detail = この局数を終えたとき、合計点のいちばん多い人が優勝です

setting-rules-min-target = 最低の獲得枚数
    .detail = 競りで宣言できる、いちばん少ない枚数です
setting-rules-pass-is-final = パスした人は競りに戻れない
    .detail = オフなら、番が回ってくれば、また宣言できます
setting-rules-reveal-discarded-pictures = 捨てた絵札の公開
    .detail = ナポレオンが捨てた絵札を、ほかの人に知らせるかどうかです
setting-rules-reveal-discarded-pictures-none = 公開しない
setting-rules-reveal-discarded-pictures-count = 枚数だけ
setting-rules-reveal-discarded-pictures-cards = カードも公開

value-percent = { $percent }%
value-seconds = { $count }秒
value-cards = { $count }枚
value-deals = 全{ $deals }局
value-deals-endless = 無制限
