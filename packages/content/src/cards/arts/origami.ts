import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const origami: FactCard = {
  id: "origami",
  field: "arts",
  about: {
    name: "origami",
    number: "singular",
    is: "the Japanese art of folding paper into figures",
  },
  source: "Standard reference works on paper folding and on its uses in engineering",
  facts: [
    was({
      id: "book",
      subject: bound(one("a guide", "to folding linked cranes")),
      verb: "publish",
      rest: "in Kyoto by a local bookseller",
      when: "In 1797",
      aside: "which shows dozens of birds cut from a single sheet",
    }),
    was({
      id: "butterflies",
      subject: many("paper butterflies", "of a formal kind"),
      verb: "fold",
      rest: "by servants to decorate bottles at weddings",
      when: "In the 1600s",
      aside: "which stood for the bride and the groom",
    }),
    is({
      id: "math",
      subject: many("the creases", "of a complex model"),
      verb: "plan",
      rest: "by many artists with the help of mathematics",
      when: "Nowadays",
      aside: "which may take a week to fold",
    }),
    is({
      id: "symbol",
      subject: one("the thousandth crane", "on a string of paper birds"),
      verb: "fold",
      rest: "by friends of someone who is ill",
      when: "Even today",
      aside: "which completes a long and patient task",
    }),
    did({
      id: "signs",
      subject: one("the folder", "Akira Yoshizawa", "he"),
      verb: "devise",
      rest: "a simple way to draw the steps of a model",
    }),
    did({
      id: "spread",
      subject: many("folders", "with no common language"),
      verb: "share",
      rest: "their models across the world",
    }),
    does({
      id: "pure",
      subject: many("purists", "of the art"),
      verb: "use",
      rest: "neither scissors nor glue",
    }),
    does({
      id: "kirigami",
      subject: many("artists", "of the related craft of kirigami"),
      verb: "cut",
      rest: "their paper as well as fold it",
    }),
    does({
      id: "engineer",
      subject: many("engineers", "with a taste for folding"),
      verb: "apply",
      rest: "its patterns to objects that must travel small and open large",
    }),
    does({
      id: "solar",
      subject: many("some solar panels", "for use in space"),
      verb: "fold",
      rest: "flat for launch along creases named after the astrophysicist Koryo Miura",
    }),
    does({
      id: "leaf",
      subject: one("a beech leaf", "inside its bud"),
      verb: "lie",
      rest: "pleated in a tight package until it spreads in spring",
    }),
  ],
  relations: [
    { kind: "result", from: "signs", to: "spread" },
    { kind: "contrast", from: "pure", to: "kirigami" },
    { kind: "similarity", from: "solar", to: "leaf" },
    { kind: "example", from: "engineer", to: "solar" },
  ],
  phrases: [
    { to: "signs", verb: "reduce", rest: "each fold to a line or an arrow", use: "manner" },
    {
      to: "signs",
      verb: "teach",
      rest: "his models to readers he would never meet",
      use: "purpose",
    },
    { to: "spread", verb: "inspire", rest: "by his example", use: "trait" },
  ],
  list: {
    lead: "a good sheet of folding paper has three qualities",
    items: ["it is thin", "it is strong", "it keeps a crease"],
  },
  slots: {
    its: {
      antecedent: "the paper crane",
      aside: "among these models",
      detail: "which have been folded for generations",
      middle: "flaps",
      after: "wings when the tail is pulled",
    },
    "it's": {
      antecedent: "the paper",
      aside: "for such models",
      detail: "which need hundreds of creases",
      middle: "tears less easily than it seems, for",
      after: "made from long fibers",
    },
    their: {
      antecedent: "folders",
      aside: "of a difficult model",
      detail: "which may hold a thousand creases",
      middle: "sometimes wet",
      after: "paper so that it keeps a curve",
    },
    "they're": {
      antecedent: "the creases",
      aside: "of a fine model",
      detail: "which may hang in a museum",
      middle: "look simple, yet",
      after: "planned to the millimeter",
    },
  },
  colour: [
    "A square of paper and a pair of hands are all that the art requires.",
    "The figures that children fold from paper have drawn the attention of engineers as well as artists.",
    "Few arts ask for so little material and so much patience.",
  ],
};
