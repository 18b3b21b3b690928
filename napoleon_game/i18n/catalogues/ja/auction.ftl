# 競り、副官指定、カード交換の画面。

auction-title = 宣言
auction-highest = いまの最高：{ $who }の{ $bid }
auction-highest-you = いまの最高：あなたの{ $bid }
auction-no-bid = まだ宣言はありません
auction-bid = { $bid }を宣言
auction-pass = パス
auction-choose = 切り札と獲得枚数を選んでください
auction-trump = 切り札
auction-target = 獲得枚数
auction-lowest = { $target }枚から宣言できます
auction-passed-final = パスしたので、この競りにはもう参加できません
auction-history = 競りの経過
auction-history-round = { $round }巡目
auction-history-bid = { $who }：{ $bid }
auction-history-pass = { $who }：パス
auction-twenty-warning = 20枚の宣言は、絵札をすべて取らないと負けになります
auction-banner = { $who }がナポレオン
    .you = あなたがナポレオン
auction-banner-bid = 切り札は{ $suit }、獲得枚数は{ $target }枚

adjutant-title = 副官指定カードを選んでください
adjutant-explain = そのカードを持つ人が副官になります。誰が持っているかは、出されるまで分かりません。
adjutant-name = { $card }を指定
adjutant-own = 自分のカード：指定すると単独で戦います
adjutant-own-mark = 手札
adjutant-own-name = { $card }を指定して単独で戦う
choose-card = 左右でカードを選んでください
choose-discards = 左右で選び、上で印を付けてください（あと{ $count }枚）
confirm-twice = もう一度押すと確定します
adjutant-own-question = { $card }はあなたの手札にあります。副官なしで、1人で4人と戦いますか？
adjutant-strong = 強いカード

exchange-title = 3枚選んで捨てます
exchange-explain = 余ったカード3枚が手札に加わりました。いらない3枚を裏向きに捨ててください。
exchange-count = { $count }/3
exchange-discard = 捨てる
exchange-clear = 選び直す
exchange-new-mark = 余ったカード
exchange-adjutant-mark = 副官指定
exchange-warning-pictures = 絵札を{ $count }枚捨てます。捨てた絵札は誰のものにもなりません。
exchange-warning-twenty = 20枚を宣言しています。絵札を捨てると勝てなくなります。
exchange-warning-adjutant = 副官指定カードを捨てても、単独で戦うことに変わりはありません。
exchange-alone = 副官指定カードは余ったカードの中にありました。単独での戦いになります。
exchange-confirm = それでも捨てる
