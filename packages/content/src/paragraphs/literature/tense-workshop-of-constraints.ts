import type { Paragraph } from "../paragraph.ts";

export const tenseWorkshopOfConstraints: Paragraph = {
  id: "tense-workshop-of-constraints",
  version: 2,
  field: "literature",
  source: "Histories of modern French literature; encyclopedia entries on Oulipo",
  text:
    "Since 1960, the members of Oulipo, a workshop of writers and mathematicians founded in France, have " +
    "invented strict rules for literary composition. A rule of this kind may multiply texts rather than limit " +
    "them. For example, the fourteen lines of each of ten sonnets by Raymond Queneau, a founder of the group, " +
    "are printed on separate strips, enabling readers to combine them into a hundred trillion poems.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "For example, the fourteen lines of each of ten sonnets by Raymond Queneau, a founder of the group, are " +
        "printed on separate strips",
      verbs: ["may", "are printed"],
    },
    {
      kind: "outcome",
      after: "enabling readers to combine them into a hundred trillion poems",
      verbs: ["are printed"],
    },
    {
      kind: "verb-and-complement",
      after: "strict rules for literary composition",
      verb: "have invented",
    },
    { kind: "noun-and-phrase", after: "of the group" },
    { kind: "preposition-and-object", after: "separate strips" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have invented",
      base: "invent",
      subject: "the members",
      number: "plural",
      tense: "perfect",
      time: "Since 1960",
    },
    {
      kind: "finite",
      verb: "are printed",
      base: "print",
      subject: "the fourteen lines",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "enabling", base: "enable", beside: "are printed" },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "For example",
      first: "A rule of this kind may multiply texts rather than limit them",
      second:
        "the fourteen lines of each of ten sonnets by Raymond Queneau, a founder of the group, are printed on separate strips, enabling readers to combine them into a hundred trillion poems",
      why: "The first statement says that a strict rule for literary composition may multiply texts, and the second describes ten sonnets on separate strips that readers can combine into a hundred trillion poems.",
    },
  ],
};
