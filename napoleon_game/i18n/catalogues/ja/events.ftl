# テーブルで起きたことを一文で。「.you」は画面の前の本人に向けた言い方。

event-hand-dealt = カードが配られました
event-bid-made = { $who }は{ $bid }を宣言
    .you = あなたは{ $bid }を宣言
event-passed = { $who }はパス
    .you = あなたはパス
event-auction-won = { $who }が{ $bid }でナポレオンになりました
    .you = あなたが{ $bid }でナポレオンになりました
event-passed-out = 全員がパスしました。配り直します。
event-adjutant-named = { $who }は{ $card }を副官に指定
    .you = あなたは{ $card }を副官に指定
event-kitty-taken = { $who }が余った3枚を手札に加えました
    .you = 余ったカードは{ $cards }でした
event-kitty-taken-unseen = { $who }が余った3枚を手札に加えました
    .you = 余った3枚を手札に加えました
event-discarded = { $who }が3枚を捨てました
    .you = 3枚を捨てました
event-pictures-counted = { $count ->
    [0] 捨て札に絵札はありません
   *[other] 捨て札に絵札が{ $count }枚あります
}
event-pictures-shown = 捨て札の絵札は{ $cards }です
event-card-played = { $who }が{ $card }を出しました
    .you = あなたが{ $card }を出しました

event-adjutant-shown = { $who }が副官でした（{ $card }）
    .you = 副官だと明らかになりました（{ $card }）
event-adjutant-alone = 副官はいません。{ $who }は単独でした（{ $card }）
    .you = 単独だと明らかになりました（{ $card }）
# ナポレオンが誰か分からないまま言うとき
event-adjutant-card-shown = { $who }から副官指定カードの{ $card }が出ました
    .you = 副官指定カードの{ $card }を出しました

event-haul = { $count ->
    [0] 絵札のないトリックを獲得
   *[other] 絵札{ $count }枚を獲得
}
event-trick-yoromeki = よろめき！ { $card }がマイティに勝ち、{ $who }が{ event-haul }
    .you = よろめき！ { $card }がマイティに勝ち、あなたが{ event-haul }
event-trick-mighty = マイティの{ $card }で、{ $who }が{ event-haul }
    .you = マイティの{ $card }で、あなたが{ event-haul }
event-trick-right-jack = 正ジャックの{ $card }で、{ $who }が{ event-haul }
    .you = 正ジャックの{ $card }で、あなたが{ event-haul }
event-trick-left-jack = 裏ジャックの{ $card }で、{ $who }が{ event-haul }
    .you = 裏ジャックの{ $card }で、あなたが{ event-haul }
event-trick-same-two = セイム2！ { $card }で、{ $who }が{ event-haul }
    .you = セイム2！ { $card }で、あなたが{ event-haul }
event-trick-joker-led = 台札の{ $card }で、{ $who }が{ event-haul }
    .you = 台札の{ $card }で、あなたが{ event-haul }
event-trick-trump = 切り札の{ $card }で、{ $who }が{ event-haul }
    .you = 切り札の{ $card }で、あなたが{ event-haul }
event-trick-led-suit = { $card }で、{ $who }が{ event-haul }
    .you = { $card }で、あなたが{ event-haul }

event-deal-napoleon = ナポレオン軍の勝利（絵札{ $count }枚）
event-deal-allied = 連合軍の勝利（ナポレオン軍は絵札{ $count }枚）
event-deal-twenty = 連合軍の勝利（ナポレオン軍が宣言せずに20枚獲得）
event-deal-napoleon-complete = ナポレオン軍の完全勝利！
event-deal-allied-complete = 連合軍の完全勝利！
