import type { Paragraph } from "../paragraph.ts";

export const tenseFirstWomanAmongLaureates: Paragraph = {
  id: "tense-first-woman-among-laureates",
  version: 2,
  field: "literature",
  source: "Histories of the Nobel Prizes; encyclopedia entries on Selma Lagerlöf",
  text:
    "Since 1901, the Swedish Academy has chosen the winner of the Nobel Prize in Literature. Its members " +
    "awarded the prize in 1909 to the Swedish novelist Selma Lagerlöf, making her the first woman to receive " +
    "it. Later, they elected her to a vacant seat among them. In 1914, Lagerlöf entered the academy, which " +
    "until then had consisted of men alone.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "the winner of the Nobel Prize in Literature",
      verb: "has chosen",
    },
    { kind: "noun-and-phrase", after: "of the Nobel Prize in Literature" },
    { kind: "outcome", after: "making her the first woman to receive it", verbs: ["awarded"] },
    { kind: "title-and-name", title: "the Swedish novelist", after: "Selma Lagerlöf" },
    {
      kind: "turning-clauses",
      after: "Later, they elected her to a vacant seat among them",
      verbs: ["awarded", "elected"],
    },
    {
      kind: "subject-and-verb",
      after: "has chosen the winner of the Nobel Prize in Literature",
      verb: "has chosen",
    },
    { kind: "preposition-and-object", after: "men alone" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has chosen",
      base: "choose",
      subject: "the Swedish Academy",
      number: "singular",
      tense: "perfect",
      time: "Since 1901",
    },
    {
      kind: "finite",
      verb: "awarded",
      base: "award",
      subject: "Its members",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "entered",
      base: "enter",
      subject: "Lagerlöf",
      number: "singular",
      tense: "past",
      time: "In 1914",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Later",
      first:
        "Its members awarded the prize in 1909 to the Swedish novelist Selma Lagerlöf, making her the first woman to receive it",
      second: "they elected her to a vacant seat among them",
      why: "The first statement says that the members of the Swedish Academy awarded Lagerlöf the Nobel Prize in 1909, and the second says that the members of the Swedish Academy elected Lagerlöf to a seat that she took in 1914.",
    },
  ],
  pronouns: [{ word: "they", at: "they elected her", antecedent: "Its members" }],
};
