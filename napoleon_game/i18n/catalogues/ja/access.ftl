# 設定画面のうち項目以外の言葉と、読み上げ。

settings-page-helps = 手助け
settings-page-match = 対戦
settings-page-rules = ルール
settings-reset-page = このページを標準に
confirm-reset-page = このページの設定を標準に戻しますか？
settings-test-sound = 音を試す
settings-sample = 切り札 ♠ 13枚
settings-sample-hand = 手札はこう並びます

setting-match-name = 名前（{ $seat }）
    .detail = この席のプレイヤーの名前です
setting-match-player = プレイヤー（{ $seat }）
    .detail = 人か、コンピューターの種類を選びます

setting-speech-enabled = 読み上げ
    .detail = 選んでいる項目とテーブルの出来事を声で知らせます。Vキーで自分の手札を読み上げます
setting-speech-shared-hands = 何人かのときも手札を読み上げる
    .detail = オフなら、1つの画面を何人かで使うときは手札を読み上げません
speech-ready = 読み上げができます
speech-missing = 読み上げの部品がありません。追加部品「speech」を付けて入れ直してください
speech-broken = 読み上げができません：{ $problem }
speech-hand = 手札は、{ $cards }
speech-no-hand = 何人かで遊ぶときは、手札を読み上げません
speech-hand-covered = 手札は伏せてあります
speech-on = { $name }、オン
speech-off = { $name }、オフ
speech-card-legal = { $card }
speech-card-illegal = { $card }、出せません

rule-sets-chosen = 名前を付けたルール
    .detail = 名前を付けて残したルールから選びます
rule-sets-standard = 標準
rule-sets-own = 変更中
rule-sets-keep = いまのルールを残す
    .detail = 上の3つのルールに名前を付けて、次からも選べるようにします
rule-sets-keep-button = 名前を付けて保存
rule-sets-rename = 名前を変える
    .detail = いま選んでいるルールの名前を変えます
rule-sets-rename-button = 名前の変更
rule-sets-delete = 残したルールを消す
    .detail = 消しても、いまのルールはそのままです
rule-sets-delete-button = 削除
rule-sets-question = このルールの名前は？
rule-sets-question-detail = 同じ名前のルールがあれば、置き換えます。
rule-sets-question-delete = 「{ $name }」を消しますか？
rule-sets-problem = 名前を付けたルール：{ $problem }

page-before = 前へ
