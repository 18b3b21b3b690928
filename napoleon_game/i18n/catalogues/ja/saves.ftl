# 保存したゲーム：一覧、名前、ファイルが使えないとき。

title-saves = 保存したゲーム

saves-title = 保存したゲーム
saves-empty = 保存したゲームはまだありません
saves-empty-detail = ゲームは始めたときから自動で保存され、終わるまでここに並びます。

# 一覧に出す日付と時刻
date-and-time = { $year }/{ $month }/{ $day } { $time }

save-unnamed = { $when }のゲーム
save-played = 最終プレイ { $when }
save-over = 全局終了
save-damaged = 一部が壊れています

save-continue = 続きから
save-rename = 名前を変える
save-delete = 削除

save-name-title = ゲームの名前
save-as-title = 名前をつけて保存
save-as-detail = いまの状態を、この名前で別に残します。このゲームはそのまま続けられます。
save-name-yes = 保存する
save-kept = 「{ $name }」として保存しました

confirm-delete-save = このゲームを削除しますか？
confirm-delete-save-detail = { $name }を削除すると、元に戻せません。
confirm-delete-save-yes = 削除する

save-opening = お待ちください
save-mend = このゲームは一部が壊れています
save-mend-detail = { $where }までは読み込めたので、そこから続けられます。壊れたファイルは「{ $folder }」に残ります。
save-mend-yes = そこから続ける
save-at-auction = 第{ $number }局の競り
save-at-exchange = 第{ $number }局のカード交換
save-at-trick = 第{ $number }局の{ $place }トリック目
save-at-end = 第{ $number }局の終わり

save-refused-newer = 新しいバージョン（{ $version }）のナポレオンで保存されたゲームです
save-refused-newer-detail = そのバージョンでなら続けられます。ファイルはそのまま残っています。
save-refused-busy = このゲームは、別のウィンドウでプレイ中です
save-refused-unreadable = このファイルからはゲームを読み込めません
save-put-aside = ファイルは消さずに、こちらへ移しました：{ $path }
save-not-opened = ゲームを開けませんでした：{ $problem }
save-not-done = できませんでした：{ $problem }

save-trouble = このゲームを保存できません：{ $problem }
save-trouble-detail = ゲームはこのまま続けられます。カードが出るたびに、もう一度保存してみます。
save-leave = 保存できていないまま、やめますか？
save-leave-detail = 保存できたところまでしか残りません。
save-leave-yes = やめる

save-problem-full = ディスクに空きがありません
save-problem-forbidden = 書き込みが許されていません
save-problem-gone = ファイルがなくなっています
