# なぜ今その手ができないか。

error-deal-over = この局はもう終わっています
error-out-of-turn = いまは{ $who }の番です
    .you = いまはあなたの番です
error-wrong-phase-auction = いまは競りです。宣言するかパスしてください。
error-wrong-phase-adjutant = いまは副官指定です。カードを1枚指定してください。
error-wrong-phase-exchange = いまはカード交換です。捨てる3枚を選んでください。
error-wrong-phase-play = いまはトリックの途中です。カードを1枚出してください。
error-bid-too-low = { $highest }より強い宣言が必要です
error-target-too-low = 宣言できるのは{ $target }枚からです
error-card-not-held = { $card }は手札にありません
error-must-follow = { $suit }があるので、{ $suit }かジョーカーしか出せません
error-discard-count = 捨てるのはちょうど3枚です（いまは{ $count }枚）
# 上のどれでもないとき
error-illegal = いまはできません
