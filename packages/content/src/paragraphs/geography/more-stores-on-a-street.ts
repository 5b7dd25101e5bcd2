import type { Paragraph } from "../paragraph.ts";

export const moreStoresOnAStreet: Paragraph = {
  id: "more-stores-on-a-street",
  field: "geography",
  source: "Histories of economics; textbooks of economic geography",
  text:
    "A paper that the American economist Harold Hotelling published in 1929 considers two stores on a street " +
    "along which customers live at equal distances from one another. Each owner, intending to attract the " +
    "larger share of the customers, moves a little nearer to the other, and both settle at the middle. " +
    "Similarly, according to Hotelling, political parties that hope to win a majority tend to adopt nearly " +
    "the same positions.",
  joints: [
    {
      kind: "inset",
      after: "intending to attract the larger share of the customers",
      next: "moves a little nearer to the other",
      verb: "moves",
    },
    { kind: "title-and-name", after: "Harold Hotelling" },
    { kind: "coordinated", after: "both settle at the middle", verbs: ["moves", "settle"] },
    { kind: "noun-and-phrase", after: "of the customers" },
    { kind: "preposition-and-object", after: "the middle" },
    { kind: "noun-and-phrase", after: "from one another" },
    { kind: "subject-and-verb", after: "tend to adopt nearly the same positions", verb: "tend" },
    {
      kind: "verb-and-complement",
      after:
        "two stores on a street along which customers live at equal distances from one another",
      verb: "considers",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to win", base: "win", beside: "hope" },
    {
      kind: "finite",
      verb: "tend",
      base: "tend",
      subject: "political parties",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "moves",
      base: "move",
      subject: "Each owner",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["cause", "addition"],
      words: "Similarly",
      first:
        "Each owner, intending to attract the larger share of the customers, moves a little nearer to the other, and both settle at the middle",
      second:
        "according to Hotelling, political parties that hope to win a majority tend to adopt nearly the same positions",
      why: "Both statements describe rivals who approach each other in order to win over those between them; the parties are like the stores.",
    },
  ],
};
