import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const taleOfGenji: FactCard = {
  id: "tale-of-genji",
  field: "literature",
  about: {
    name: "the book *The Tale of Genji*",
    number: "singular",
    is: "a Japanese novel of court life by the lady Murasaki Shikibu",
  },
  source: "Standard reference works on classical Japanese literature",
  facts: [
    was({
      id: "chapters",
      subject: bound(many("the chapters", "of the long novel")),
      verb: "pass",
      rest: "from reader to reader by the ladies of the court",
      when: "In the 1000s",
      aside: "which were copied out by hand",
    }),
    was({
      id: "waley",
      subject: bound(one("the story", "of Genji and his friends")),
      verb: "bring",
      rest: "to English readers by the translator Arthur Waley",
      when: "In the 1920s",
      aside: "which fills more than a thousand pages",
    }),
    is({
      id: "comics",
      subject: bound(many("the adventures", "of the prince")),
      verb: "retell",
      rest: "by artists in comics and on film",
      when: "Today",
      aside: "which every student meets in school",
    }),
    is({
      id: "scroll",
      subject: bound(one("a set", "of painted scrolls")),
      verb: "guard",
      rest: "by museums in Nagoya and Tokyo",
      when: "Today",
      aside: "which fades a little whenever light falls on it",
    }),
    did({
      id: "chinese",
      subject: many("the men", "of the imperial court"),
      verb: "write",
      rest: "their official papers in Chinese",
    }),
    did({
      id: "kana",
      subject: many("the women", "of the same court"),
      verb: "write",
      rest: "in the simpler script of their own language",
    }),
    did({
      id: "titles",
      subject: one("the author", "of all these chapters", "she"),
      verb: "call",
      rest: "her characters by rank or by nickname",
    }),
    does({
      id: "names",
      subject: many("readers", "of a modern edition"),
      verb: "depend",
      rest: "on lists that tell who is who",
    }),
    does({
      id: "poems",
      subject: many("the characters", "in the novel"),
      verb: "speak",
      rest: "in verse when their feelings are strong",
    }),
    does({
      id: "farewell",
      subject: one("the dying lady Murasaki", "in one of the later chapters", "she"),
      verb: "take",
      rest: "leave of the prince with a poem about dew",
    }),
    does({
      id: "opera",
      subject: many("the heroes", "of an opera"),
      verb: "burst",
      rest: "into song at moments of high emotion",
    }),
  ],
  relations: [
    { kind: "contrast", from: "chinese", to: "kana" },
    { kind: "result", from: "titles", to: "names" },
    { kind: "example", from: "poems", to: "farewell" },
    { kind: "similarity", from: "poems", to: "opera" },
  ],
  phrases: [
    { to: "kana", verb: "use", rest: "signs that stand for sounds", use: "manner" },
    { to: "kana", verb: "record", rest: "what they saw and felt", use: "purpose" },
    { to: "names", verb: "puzzle", rest: "by the many titles", use: "trait" },
  ],
  list: {
    lead: "a person of taste at court was judged by several skills",
    items: ["handwriting", "music", "the choice of colors"],
  },
  slots: {
    its: {
      antecedent: "the novel",
      aside: "about these courtiers",
      detail: "who rarely leave the capital",
      middle: "owes",
      after: "fame to the depth of the characters",
    },
    "it's": {
      antecedent: "the book",
      aside: "of fifty-four chapters",
      detail: "which span three generations",
      middle: "is long, but",
      after: "never short of surprises",
    },
    their: {
      antecedent: "ladies",
      aside: "of the court",
      detail: "which had strict rules of dress",
      middle: "chose",
      after: "sleeves to match the season",
    },
    "they're": {
      antecedent: "the poems",
      aside: "in the novel",
      detail: "which has been translated many times",
      middle: "can puzzle modern readers, since",
      after: "full of hints and wordplay",
    },
  },
  colour: [
    "About a thousand years ago, a lady at the Japanese court began a story that her friends could not put down.",
    "At the Japanese court, a badly written letter could end a romance.",
    "Some of the oldest novels in the world are also some of the longest.",
  ],
};
