# カード、宣言、陣営、役割などの名前。

suit-spades = スペード
suit-hearts = ハート
suit-diamonds = ダイヤ
suit-clubs = クラブ

rank-14 = A
rank-13 = K
rank-12 = Q
rank-11 = J
rank-10 = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

joker = ジョーカー
card = { $suit }の{ $rank }
bid = { $suit }で{ $target }枚

# 札の種類と役
trump = 切り札
picture-card = 絵札
special-mighty = マイティ
special-right-jack = 正ジャック
special-left-jack = 裏ジャック
special-yoromeki = よろめき
special-same-two = セイム2

# トリックに勝った理由
won-by-yoromeki = よろめき
won-by-mighty = マイティ
won-by-right-jack = 正ジャック
won-by-left-jack = 裏ジャック
won-by-same-two = セイム2
won-by-joker-led = 台札のジョーカー
won-by-trump = いちばん強い切り札
won-by-led-suit = 台札のスートでいちばん強いカード

side-napoleon = ナポレオン軍
side-allied = 連合軍
side-unknown = 陣営不明

role-napoleon = ナポレオン
role-napoleon-alone = ナポレオン（単独）
role-adjutant = 副官
role-ally = 連合軍
role-unknown = 陣営？
role-dealer = ディーラー

phase-auction = 競り
phase-adjutant = 副官指定
phase-exchange = カード交換
phase-play = トリック
phase-over = 結果

player-human = 人間
player-computer = コンピューター
player-random = でたらめ
player-rules = 定石
player-beginner = 入門
player-easy = 初級
player-normal = 中級
player-hard = 上級
player-master = 達人
player-with-style = { $level }・{ $style }
player-with-figures = { $level }＊

style-bold = 強気
style-careful = 慎重
style-lone = 一匹狼
