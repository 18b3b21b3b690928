# 対局中のテーブル。

# 左上の宣言の札
plaque-trump = 切り札 { $suit }
plaque-target = { $target }枚
plaque-target-label = 獲得枚数
plaque-napoleon = ナポレオン { $who }
plaque-adjutant-card = 副官指定 { $card }
plaque-adjutant-unknown = 未判明
plaque-adjutant-known = 副官 { $who }
plaque-adjutant-you = あなたが副官
plaque-alone = 単独
plaque-no-contract = 競りの最中
plaque-no-adjutant-card = 副官は未指定

# 上の絵札の棒
score-napoleon = ナポレオン軍 { $count }
score-allied = 連合軍 { $count }
score-remaining = 残り { $count }枚
score-unknown = 陣営不明 { $count }枚
score-discarded = 捨て札 { $count }枚
score-target = あと{ $count }枚
score-target-reached = 達成
score-danger = 20枚目を取ると負け
score-trick = 第{ $number }トリック／10

# 席の札
seat-pictures = 絵札 { $count }
seat-thinking = 考え中
seat-passed = パス
seat-lead = 台札

# 台札の札
led-suit = { $symbol } 台札
led-joker = { $symbol } 切り札・ジョーカー

previous-trick = 前のトリック
previous-trick-none = 前のトリックはありません
previous-trick-winner = { $who }の勝ち（{ $reason }）
    .you = あなたの勝ち（{ $reason }）

winning-now = いま勝っているカード
strengths-title = カードの強さ
you-are-adjutant = あなたが副官です。カードを出すまで、ほかの人には分かりません。
you-are-allied = あなたは連合軍です
you-are-alone = あなたは単独です。ほかの人には分かりません。

# 手前の帯：誰の番で、何をするか
strip-turn = { $who }の番です — { $task }
    .you = あなたの番です — { $task }
strip-turn-shared = { $who }さんの番です — { $task }
    .you = あなたの番です — { $task }
strip-turn-you = あなたの番です — { $task }
strip-over = この局は終わりました
strip-passed-out = 全員がパスしました。配り直します。
strip-hand-over = { $who }さんに交代してください
strip-reveal = { $who }さんの手札を見る
strip-skip = クリックで先へ進みます

task-call = 宣言かパスをします
    .you = 宣言するかパスしてください
task-name = 副官を指定します
    .you = 副官を指定してください
task-discard = 3枚を捨てます
    .you = 捨てる3枚を選んでください
task-lead = 台札を出します
    .you = 台札を出してください
task-play = カードを出します
    .you = カードを出してください
task-follow = { $suit }を出します
    .you = { $suit }を出してください
task-follow-or-joker = { $suit }かジョーカーを出します
    .you = { $suit }かジョーカーをどうぞ
task-any = どれでも出せます
    .you = どれでも出せます
pause-menu = メニュー
