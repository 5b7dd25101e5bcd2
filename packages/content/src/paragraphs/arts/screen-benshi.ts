import type { Paragraph } from "../paragraph.ts";

export const screenBenshi: Paragraph = {
  id: "screen-benshi",
  field: "arts",
  source: "Encyclopedias of Japanese film",
  text:
    "In Japan, silent films were accompanied by *benshi*, narrators who stood beside the screen, explained the " +
    "action, and supplied the speech of every character. The best of them had large followings; in fact, the name " +
    "of an admired narrator might appear above the names of the actors on a poster.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "in fact, the name of an admired narrator might appear above the names of the actors on a poster",
      verbs: ["had", "might appear"],
    },
    {
      kind: "items",
      items: [
        "stood beside the screen",
        "explained the action",
        "supplied the speech of every character",
      ],
    },
    { kind: "noun-and-phrase", after: "of every character" },
    { kind: "noun-and-phrase", after: "of the actors" },
    { kind: "subject-and-verb", after: "had large followings", verb: "had" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were accompanied",
      base: "accompany",
      subject: "silent films",
      number: "plural",
      tense: "past",
    },
    { kind: "relative", verb: "stood", base: "stand", antecedent: "narrators", number: "plural" },
  ],
  turns: [
    {
      relation: "emphasis",
      words: "in fact",
      first: "The best of them had large followings",
      second:
        "the name of an admired narrator might appear above the names of the actors on a poster",
      why: "The second statement confirms the popularity named in the first and strengthens it: a narrator could rank above the actors.",
    },
  ],
};
