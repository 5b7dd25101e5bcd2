import type { Paragraph } from "../paragraph.ts";

export const craftCochineal: Paragraph = {
  id: "craft-cochineal",
  version: 2,
  field: "history",
  source: "Standard histories of dyes and of colonial Mexico",
  text:
    "Among the exports of colonial Mexico, only silver was worth more than cochineal, a red dye obtained by " +
    "crushing scale insects that feed on the prickly pear. The labor of the Indigenous farmers in Oaxaca who " +
    "raised the insects and gathered them by hand was considerable; indeed, a single pound of the dye required " +
    "about seventy thousand of them.",
  joints: [
    {
      kind: "clauses",
      after:
        "The labor of the Indigenous farmers in Oaxaca who raised the insects and gathered them by hand was considerable",
      verbs: ["was", "was"],
    },
    {
      kind: "front",
      after:
        "only silver was worth more than cochineal, a red dye obtained by crushing scale insects that feed on the prickly pear",
      verbs: ["was"],
    },
    {
      kind: "turning-clauses",
      after: "indeed, a single pound of the dye required about seventy thousand of them",
      verbs: ["was", "required"],
    },
    { kind: "subject-and-verb", after: "was considerable", verb: "was" },
    { kind: "noun-and-phrase", after: "of colonial Mexico" },
    { kind: "preposition-and-object", after: "the prickly pear" },
  ],
  verbs: [
    { kind: "preposition", verb: "crushing", base: "crush", beside: "was" },
    { kind: "relative", verb: "feed", base: "feed", antecedent: "scale insects", number: "plural" },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The labor",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "required",
      base: "require",
      subject: "a single pound",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["example", "addition"],
      words: "indeed",
      first:
        "The labor of the Indigenous farmers in Oaxaca who raised the insects and gathered them by hand was considerable",
      second: "a single pound of the dye required about seventy thousand of them",
      why: "The first statement says that the labor of the farmers who raised the insects was considerable, and the second says that a single pound of the dye required about seventy thousand insects.",
    },
  ],
};
