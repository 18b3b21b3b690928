# 一局の結果、途中の順位、最終結果。

result-title = 第{ $number }局の結果
result-napoleon-wins = ナポレオン軍の勝利
result-allied-wins = 連合軍の勝利
result-you-win = あなたの勝ち！
result-you-lose = あなたの負け
result-complete = 完全勝利

# 勝敗の理由
why-made = 宣言{ $target }枚に対して{ $taken }枚を獲得
why-made-exactly = 宣言どおり{ $target }枚を獲得
why-short = 宣言{ $target }枚に{ $short }枚足りず
why-twenty = 20枚を宣言せずに20枚すべて獲得
why-complete-napoleon = 宣言どおり20枚すべてを獲得（点数2倍）
why-complete-allied = 連合軍が20枚すべてを獲得（点数2倍）

result-contract = { $who }：{ $bid }
result-alone = { $who }の単独
result-adjutant = 副官：{ $who }（{ $card }）
result-player = プレイヤー
result-role = 役割
result-pictures = 絵札
result-points = 点数
result-total = 合計
result-gain = +{ $points }
result-gain-none = 0
result-total-points = 合計 { $points }
result-target = 獲得枚数 { $target }
result-kitty = 余ったカード
result-discards = 捨て札
result-discarded-pictures = 誰のものにもならなかった絵札：{ $count }枚
result-hands = 配られた手札
result-played = 出した順
result-show-played = 出した順に並べる
result-show-dealt = 配られた手札に戻す
result-tricks = トリックの記録
result-trick = 第{ $number }トリック
result-trick-winner = { $who }（{ $reason }）
result-next = 次の局へ
result-to-standings = 順位を見る

standings-title = 順位
standings-deal = 第{ $number }局／全{ $deals }局
standings-deal-endless = 第{ $number }局
standings-after = { $number }局終了
standings-place = { $place }位
    .shared = 同率{ $place }位
standings-place-head = 順位
standings-name = 名前
standings-points = 点数
standings-number = { $points }
standings-last = 直前の局
standings-chart = 点数の推移
standings-chart-deals = 局
standings-leader-behind = 首位と{ $points }点差

final-title = 最終結果
final-winner = 優勝：{ $who }
    .you = あなたの優勝です！
final-winners = 同点優勝：{ $names }
final-deals = 全{ $deals }局
final-again = もう一度
final-new = 新しいゲーム
final-title-screen = タイトルへ
