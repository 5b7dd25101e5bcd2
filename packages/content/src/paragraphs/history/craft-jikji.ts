import type { Paragraph } from "../paragraph.ts";

export const craftJikji: Paragraph = {
  id: "craft-jikji",
  field: "history",
  source: "Standard histories of printing; encyclopedias of Korean culture",
  text:
    "*Jikji*, an anthology of Buddhist teachings that was printed in 1377 at a temple in the Korean city of " +
    "Cheongju, ranks as the oldest surviving book produced with movable metal type, and it precedes by more than " +
    "seven decades the Bible of the German printer Johannes Gutenberg.",
  joints: [
    {
      kind: "inset",
      after:
        "an anthology of Buddhist teachings that was printed in 1377 at a temple in the Korean city of Cheongju",
      then: "ranks as the oldest surviving book produced with movable metal type",
      verb: "ranks",
    },
    {
      kind: "coordinated",
      after:
        "it precedes by more than seven decades the Bible of the German printer Johannes Gutenberg",
      verbs: ["ranks", "precedes"],
    },
    { kind: "title-and-name", after: "Johannes Gutenberg" },
    { kind: "preposition-and-object", after: "a temple in the Korean city of Cheongju" },
    { kind: "noun-and-phrase", after: "of the German printer Johannes Gutenberg" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "ranks",
      base: "rank",
      subject: "*Jikji*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it precedes by more", antecedent: "the oldest surviving book" }],
};
