# タイトル、新しいゲーム、一時停止、確認、お知らせ、キー操作。

app-name = ナポレオン
app-tagline = 5人で競う、秘密の副官のカードゲーム

title-new = 新しいゲーム
title-continue = 続きから
title-continue-detail = 第{ $number }局・{ $place }位
title-practice = 練習
title-history = 対局の記録
title-rules = ルール
title-settings = 設定
title-quit = 終了
title-version = バージョン { $version }

new-title = 新しいゲーム
new-seats = 席
new-seat-0 = 手前
new-seat-1 = 右
new-seat-2 = 右奥
new-seat-3 = 左奥
new-seat-4 = 左
new-name = 名前
new-name-empty = 名前を入力してください
new-name-twice = { $name }という名前が2人います
new-kind = プレイヤーの種類
new-level = 強さ
new-style = 打ち筋
new-house-rules = ハウスルール
new-rules-default = 標準に戻す
new-seed = シード
new-seed-hint = 同じシードなら、同じカードが配られます
new-seed-random = おまかせ
new-start = ゲーム開始
new-watch = 観戦する
new-watch-hint = 人間がいないので、コンピューターどうしの対戦を観戦します
new-kind-broken = 「{ $kind }」は使えません：{ $problem }

figure-trump = 切り札が♠のとき

pause-title = 一時停止
pause-resume = ゲームに戻る
pause-rules = ルール
pause-strengths = カードの強さ
pause-settings = 設定
pause-history = 競りの経過
pause-undo = 一手戻す
pause-save-as = 名前をつけて保存
pause-save = 保存してタイトルへ
pause-quit = ゲームをやめる

confirm-quit-match = このゲームをやめますか？
confirm-quit-match-lost = ここまでの結果は残りません。
confirm-quit-match-yes = やめる
confirm-quit-match-no = 続ける
confirm-quit-app = ナポレオンを終了しますか？
confirm-quit-app-yes = 終了する
confirm-reset-settings = すべての設定を標準に戻しますか？
confirm-reset-settings-yes = 標準に戻す

notice-config = { $source }：{ $problem }
notice-config-line = { $source }、{ $line }行目：{ $problem }
config-wrong-value = 「{ $key }」に{ $found }は使えないため、{ $used }を使います
config-not-a-section = 「{ $key }」は項目の集まりではないため、無視します
config-unknown-key = 「{ $key }」という設定はないため、無視します
config-duplicate-key = 「{ $key }」が2回書かれているため、あとのほうを使います
config-not-yaml = YAMLとして読めないため、このファイルを無視します
config-not-text = UTF-8の文字として読めないため、このファイルを無視します
config-too-large = 大きすぎるため、このファイルを無視します
config-unreadable = 開けないため、このファイルを無視します
notice-config-not-saved = 設定を保存できませんでした：{ $problem }
notice-no-sound = 音声の出力先が見つからないため、音なしで続けます
notice-resized = 画面の大きさ：{ NUMBER($width, useGrouping: 0) }×{ NUMBER($height, useGrouping: 0) }
notice-window-small = ウィンドウが小さすぎて、すべてを表示できません
notice-player-replaced = { $who }に問題が起きたため、「{ $kind }」に交代しました
notice-copied = コピーしました
notice-gamepad-connected = ゲームパッドがつながりました
notice-gamepad-lost = ゲームパッドが外れました
notice-error = 問題が起きました：{ $problem }

key-arrows = 矢印キー
key-enter = Enter
key-space = スペース
key-escape = Esc
key-select = 選ぶ
key-confirm = 決定
key-suit = スートを選ぶ
key-number = 枚数を選ぶ
key-pass = パス
key-hint = ヒント
key-last-trick = 前のトリック
key-strengths = カードの強さ
key-skip = 先へ進む
key-menu = メニュー
key-full-screen = 全画面
key-rules = ルール
key-with = { $label }（{ $key }）
keys-title = キー操作
