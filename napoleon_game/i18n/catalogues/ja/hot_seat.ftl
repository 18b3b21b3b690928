# 1つの画面を何人かで使うとき：次の番の人の手札にかける幕。

curtain-show = 手札を見る
curtain-key = スペース
curtain-down = 手札は伏せてあります
curtain-look-away = ほかの人は画面を見ないでください。

# 自分の前の番から出たもの（1行）
caught-up = 前の番のあと：{ $what }
caught-up-first = ここまで：{ $what }
caught-up-card = { $who } { $card }
caught-up-bid = { $who } { $bid }
caught-up-pass = { $who } パス
caught-up-taken = （{ $who }の勝ち）

new-hot-seat-hint = { $count }人で1つの画面を使います。手札は、番の人が開くまで伏せておきます

setting-hot-seat-hide-seconds = 手札を伏せるまで
    .detail = 1つの画面を何人かで使うとき、開いたままの手札を伏せるまでの秒数です。0なら伏せません
setting-hot-seat-blackout = 卓全体を隠す
    .detail = 1つの画面を何人かで使うとき、次の人が来るまで、手札だけでなく卓全体を隠します
