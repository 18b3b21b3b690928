# 終わった局：一覧、成績、棋譜の再生。

history-title = 対局の記録
history-statistics = 成績
history-import = 取り込む
history-export = 書き出す
history-reset = すべて消す
history-empty = 終わった局はまだありません。
history-none = 条件に合う局はありません。
history-loading = お待ちください
history-count = { $count }局
history-player = プレイヤー
history-role = 役割
history-result = 勝敗
history-everybody = 全員
history-any-role = すべての役割
history-any-result = 勝ちと負け
history-won = 勝ち
history-lost = 負け
history-napoleon-won = ナポレオン軍の勝ち
history-napoleon-lost = 連合軍の勝ち
history-date = 終了
history-contract = 宣言
history-sides = ナポレオンと副官
history-outcome = 絵札
history-own = 点数
history-when = { $year }/{ $month }/{ $day } { $time }
    .practice = { $year }/{ $month }/{ $day }（練習）
history-pair = { $who }と{ $adjutant }
history-alone = { $who }の単独
history-of-target = { $taken }／{ $target }枚

history-confirm-reset = 終わった局の記録をすべて消しますか？
history-confirm-reset-detail = 成績は最初からになります。残しておきたいときは、先に書き出してください。
history-confirm-reset-yes = すべて消す

history-export-title = すべての局をこのファイルに書き出します
history-import-title = このファイルの局を取り込みます
history-path-detail = 1行に1局の形式（.jsonl）です。このプログラムのコマンドでも読み書きできます。
history-path = ファイルの場所
history-working = { $count }局まで進みました
history-replace = 同じ名前のファイルがあります。置き換えますか？
history-replace-yes = 置き換える
history-exported = { $count ->
    [0] 書き出す局はありません。
   *[other] { $count }局を書き出しました。
}
history-imported = { $count ->
    [0] 新しい局はありませんでした。
   *[other] 新しい{ $count }局を取り込みました。
}
history-import-known = 取り込みずみ { $count }局
history-import-unfinished = 終わっていない局 { $count }局
history-import-refused = ルールに合わない行 { $count }行
history-import-first = { $line }行目：{ $problem }
history-stopped = 途中で止めました。
history-file-problem = { $file }：{ $problem }

# 記録のファイルに問題があったとき
history-trouble = この局は記録に残せませんでした（{ $problem }）。ゲームはこのまま続けられます。
history-trouble-open = 記録を表示できません（{ $problem }）。
history-problem-full = ディスクがいっぱいです
history-problem-read-only = 書き込みが許されていません
history-problem-locked = ほかのプログラムが使っています
history-problem-newer = 新しいバージョンのナポレオンで作られています
history-problem-unreadable = ファイルを開けません
history-problem-damaged = ファイルが壊れています
history-problem-unforeseen = 思いがけないエラーが起きました
history-rescued = { $count ->
    [0] 記録のファイルが壊れていました。救い出せた局はありません。
   *[other] 記録のファイルが壊れていました。{ $count }局を救い出しました。
}
history-rescued-detail = 壊れたファイルは残してあります：{ $file }
history-deal-damaged = この局の記録は壊れていて読めません。

statistics-title = 成績
statistics-overview = 概要
statistics-contracts = 宣言
statistics-course = 推移
statistics-whom = プレイヤー
statistics-computer = コンピューター：{ $kind }
statistics-none = 終わった局はまだありません。
statistics-deals = 局数
statistics-won = 勝率
statistics-points = 点数
statistics-mean = 1局の平均点
statistics-pictures = 1局の絵札
statistics-share = { $percent }%
statistics-by-role = 役割ごと
statistics-role = 役割
statistics-total = 合計
statistics-match-places = ゲームの最終順位
statistics-no-matches = 最後まで終えたゲームはまだありません。
statistics-places = 局ごとの順位
statistics-best = 最高の局
statistics-worst = 最低の局
statistics-open = 再生する
statistics-made = ナポレオンとしての宣言と達成
statistics-made-of = { $taken }／{ $count }
statistics-no-contracts = ナポレオンになった局はまだありません。
statistics-trump-total = 合計
statistics-mean-so-far = 通算の平均
statistics-last = 直近{ $count }局
statistics-course-head = 1局の点数
statistics-course-too-few = 2局目からグラフに表れます。

replay-all-hands = 全員の手札
replay-seat = { $who }の視点
replay-first = 最初へ
replay-back-trick = 前のトリックへ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 停止
replay-on = 一手進む
replay-on-trick = 次のトリックへ
replay-auction = 競り
replay-adjutant = 副官指定
replay-exchange = カード交換
replay-result = 結果
replay-keys = ←→ 一手ずつ・PageUp PageDown トリックごと・スペース 再生・O 全員の手札
replay-kitty-taken = { $who }が余った3枚（{ $cards }）を手札に加えました
    .you = 余った3枚（{ $cards }）を手札に加えました
replay-discarded = { $who }が{ $cards }を捨てました
    .you = { $cards }を捨てました
