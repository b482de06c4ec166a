"""Phrases of what a player declares in words, and of cards that are of it, in both languages."""

from engine.language.phrases import P

DECLARATIONS = [
    P("effect", "declare_word", "declare~a~card~name", "カードの名称を1つ宣言する", fix={"what": "name"}, also_ja=("カードの名称1つを宣言する", "カード名を1つ宣言する", "名称を1つ宣言する"), example="declare a card name",
      says="One of the names of the cards in the game, as this effect's player says; the card knows it as long as it is on the field."),
    P("effect", "declare_word", "declare~a~race", "種族を1つ宣言する", fix={"what": "trait"}, also_ja=("種族1つを宣言する",), example="declare a race", says="One of the races, or none."),
    P("effect", "declare_word", "declare~a~kind~of~card", "カードの種類を1つ宣言する", fix={"what": "kind"}, also_ja=("カードの種類1つを宣言する", "種類を1つ宣言する"), example="declare a kind of card"),
    P("test", "of_the_declared", "of~the~declared~name", "宣言された名称の", fix={"what": "name"}, also_ja=("宣言した名称の", "あなたの宣言した名称の", "あなたが宣言した名称の", "宣言された名称を持つ"), order=2,
      example="of the declared name", says="Of the name, race or kind that its text had its player declare before."),
    P("test", "of_the_declared", "of~the~declared~race", "宣言された種族を持つ", fix={"what": "trait"}, also_ja=("宣言した種族を持つ", "あなたの宣言した種族を持つ", "あなたが宣言した種族を持つ", "宣言された種族の"), order=2, example="of the declared race"),
    P("test", "of_the_declared", "of~the~declared~kind", "宣言された種類の", fix={"what": "kind"}, also_ja=("宣言した種類の", "あなたが宣言した種類の"), order=2, example="of the declared kind"),
]  # fmt: skip
