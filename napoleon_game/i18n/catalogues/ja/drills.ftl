# ドリル：コンピュータ同士の対局から取った、短い練習問題。

drills-title = ドリル
drills-hint = コンピュータ同士の対局から、選択が勝敗を分ける場面だけを集めた練習問題です。問題は尽きません。
drills-damaged = ドリルの成績が読めなかったため、はじめから数えます
    .detail = 読めなかったファイルは、{ $name }という名前で残してあります。
drills-not-saved = ドリルの成績を保存できませんでした
drills-new = これから
drills-tally = { $tried }問中{ $right }問正解
drills-last = 最近の{ $count }問

drill-all = おまかせ
    .about = 5種類を順番に
drill-bid = 宣言
    .about = 宣言するか、パスするか
    .ask = あなたの番です。いちばん得なのは、どの宣言でしょう？ それともパス？
drill-name = 副官指定カード
    .about = どのカードを指定すると得か
    .ask = あなたはナポレオンです。どのカードを指定するのがいちばん得でしょう？
drill-discards = カード交換
    .about = どの3枚を捨てるか
    .ask = 勝つ見込みがいちばん高くなるように、捨てる3枚を選んでください。
drill-card = 次の1枚
    .about = いま、どのカードを出すか
    .ask = あなたの番です。勝つ見込みがいちばん高いのは、どのカードでしょう？
drill-adjutant = 副官さがし
    .about = 副官らしいのは誰か
    .ask = ここまでの手がかりから見て、いちばん副官らしいのは誰でしょう？

drill-looking = 選択が勝敗を分ける場面を探しています…
drill-comparing = 比べています…
drill-unavailable = このコンピュータでは問題を作れません：{ $problem }
drill-another = 別の問題
drill-next = 次へ
drill-deal = 棋譜を見る
drill-leave = 一覧へ

drill-right = 正解です。
drill-wrong = 最善ではありません。
drill-sentences = { $before }{ $after }
drill-wins = 手がかりに合う配り方100通りのうち、{ $one }なら{ $first }通り、{ $two }なら{ $second }通りで勝ちます。
drill-made = { $what }は、手がかりに合う配り方100通りのうち{ $deals }通りで達成できます。
drill-seldom = { $what }は、手がかりに合う配り方100通りのうち{ $deals }通りでしか達成できません。
drill-bids = そのまま競り落とせば、平均して{ $one }は{ $first }点、{ $two }は{ $second }点です。
drill-points = 平均すると、{ $one }は{ $first }点、{ $two }は{ $second }点です。
drill-seats = 手がかりに合う配り方100通りのうち、{ $one }が{ $first }通り、{ $two }が{ $second }通りです。
drill-named = { $what }を指定すると、手がかりに合う配り方100通りのうち{ $deals }通りで宣言を達成できます。
drill-pass = パス
drill-alone = 単独のナポレオン
drill-truth = 実際の配りでは、{ $who }でした。
drill-reason = （{ $reason }）
drill-reasons = { $one }、{ $two }
drill-clue-bid = { $who }は宣言していて手が強そう
drill-clue-feeds = { $who }はナポレオンが取りそうなトリックに絵札を出した
drill-clue-lacks = { $who }は{ $suit }を持っていない
drill-clue-silent = { $who }は一度も宣言していない
drill-gives-points = 1問あたりの損は{ $points }点
drill-gives-chance = 1問あたりの損は{ $percent }%
