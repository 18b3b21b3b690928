# どの画面でも使う語と、数の言い方。

ok = OK
cancel = キャンセル
back = 戻る
close = 閉じる
next = 次へ
yes = はい
no = いいえ
on = オン
off = オフ
start = 開始
you = あなた

# いくつかのものを並べるときの区切り
list-separator = 、
# カードを並べるときの区切り
card-separator = { " " }

count-cards = { $count }枚
count-pictures = 絵札{ $count }枚
count-points = { $points }点
count-tricks = { $count }トリック

# はじめのプレイヤーの名前
player-name-0 = あなた
player-name-1 = ネイ
player-name-2 = ミュラ
player-name-3 = スルト
player-name-4 = ダヴー
player-name-bot = ランヌ
