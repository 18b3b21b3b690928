# 対局コードと、同じ局を5つの席で打つ「席めぐり」。

code-title = 対局コード
code-is = 対局コード { $code }
code-copy = 対局コードをコピー
code-copied = コピーしました
code-paste = 貼り付け
code-new = 新しい局
code-erase = 消す
code-start = この局で始める
code-challenge = 席めぐり

code-enter = コードから

code-empty = コードを入力するか、貼り付けてください。同じコードなら、同じカード、同じハウスルールの局になります。
code-short = { $count }字。コードは12字か28字です。
code-fault-letter = 「{ $letter }」はコードに使われません。数字の0と1、英字のI、L、Oもありません。
code-fault-length = { $count }字あります。コードは12字か28字です。
code-fault-slip = コードに書き間違いがあります。1字ずつ確かめてください。
code-fault-no-deal = このコードの局はありません。

code-stands-for = コードの内容
code-deal = 局
code-deal-number = 第{ $number }局
code-deal-again = 第{ $number }局（配り直し{ $attempt }回）
code-deal-cards = カードごとに指定
code-hint = コードから始めた局は、成績に入りません。
code-hint-challenge = 「席めぐり」では、同じ局を5つの席で順に打って、コンピューターと比べます。

challenge-title = 席めぐり
challenge-seat = 席{ $number }
challenge-you = あなた
challenge-others = ほかの4席
challenge-rival = 比べる相手
challenge-play = 席{ $number }で打つ
challenge-done = 終わる
challenge-result = { $points }点　絵札{ $count }枚
challenge-passed-out = 全員パス
challenge-later = 打ち終えると比べられます
challenge-computing = 計算中
challenge-unknown = 結果なし
challenge-total = 合計
challenge-ahead = +{ $points }
challenge-behind = −{ $points }
challenge-even = 同点
challenge-hint = 同じ局を5つの席で1回ずつ打ちます。手は戻せず、成績には入りません。
challenge-preparing = コンピューターの準備をしています。初回だけ、少し時間がかかります。
challenge-progress = コンピューターの計算 { $percent }%
challenge-ready = コンピューターの計算は終わりました
challenge-broken = コンピューターの計算ができません：{ $problem }
challenge-leave = 席めぐりをやめますか？
challenge-leave-detail = ここまでの比較は残りません。打ち終えた局は「対局の記録」にあります。
challenge-leave-yes = やめる
challenge-leave-seat = この席をやめる
challenge-give-up = この席をやめますか？
challenge-give-up-detail = この席は、あとで最初から打てます。
setting-challenge-others = 席めぐりのほかの4席
    .detail = あなたのほかに座るコンピューターです
setting-challenge-rival = 席めぐりで比べる相手
    .detail = 同じ札を打たせて、成績を比べます
