# 終わった局の検討。

review-title = 検討
review-working = 検討しています（{ $percent }%）
review-problem = この局は検討できません（{ $problem }）。
review-preparing = 検討の準備をしています。初回だけ、少し時間がかかります。

review-course-onlooker = 線：手札を見ない人から見た、ナポレオン軍の勝つ見込み
review-course-laid = 帯：すべてのカードを見せ合った場合に勝つ陣営
review-sign-blunder = 大きな損
review-sign-lost = 勝ちを逃した一手
review-sign-turn = 流れの変わり目
review-sign-flip = 勝つはずの陣営が入れ替わったところ
review-trick = 第{ $number }トリック
review-costliest = { $who }の大きな損
review-nothing = 目立つ損はありません
review-everybody = 全員
review-known = 分かっていたことから見て
review-laid = 実際の配られ方から見て
review-cost-wins = 勝つ見込み −{ $percent }%（±{ $margin }%）
    .exact = 勝つ見込み −{ $percent }%
review-cost-points = 平均 −{ $points }点（±{ $margin }点）
review-cost-pictures = 絵札 −{ $pictures }枚（±{ $margin }枚）
    .exact = 絵札 −{ $pictures }枚
review-better = { $action }のほうがよかった
review-reasons = { $one }。{ $two }
review-better-why = { $action }のほうがよかった：{ $reason }
review-lost = ここで勝ちを逃した
review-lost-keeping = ここで勝ちを逃した（{ $cards }なら勝ちのまま）
review-laid-pictures = 絵札{ $count }枚の損
review-laid-none = 損はない
review-laid-unknown = 時間内に調べきれない
review-known-none = 差は認められない
review-known-forced = 選べるものは一つだけ
review-did = { $who }：{ $action }
review-replay = この場面を見る
review-exact = すべての場合を調べた結果
review-deals = { $deals }通りの配られ方で測った結果

# 再生中に、ほかの手順を試す
replay-review = 検討
replay-try = ここから試す
replay-best = 最善手順
replay-best-title = ここからは、全員がすべてのカードを見て最善を尽くした場合です。
    .early = ここからは全員がすべてのカードを見て勝ちを目指し、残り8枚からは絵札の枚数も争います。
replay-best-working = 最善の手順を調べています
replay-best-too-long = この場面からは時間がかかりすぎて調べきれません。もう少し先の場面で試してください。
practice = 練習
practice-begin = 練習です。この局は成績に入りません。
practice-leave = 練習をやめる
practice-leave-question = この練習をやめて、元の画面に戻りますか？
practice-leave-detail = ここまでの練習は残りません。
practice-back = 元の画面に戻る
