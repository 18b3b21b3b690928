# 一手戻すことと、勝敗の決まった局を終えること。

undo = 一手戻す
undo-deal-before = 前の局の、最後に選んだところに戻りました

end-won = 勝ちを宣言
end-lost = 投了
end-certain = この局を終える
end-question-won = このあと何が出ても、こちらの陣営の勝ちです。残りを省いて終えますか？
end-question-lost = このあと何が出ても、こちらの陣営の負けです。投了しますか？
end-question = このあと何が出ても、{ $side }の勝ちです。ここで局を終えますか？
end-detail = 残りのカードは、すぐに最後まで出されます。
end-no = 続ける
