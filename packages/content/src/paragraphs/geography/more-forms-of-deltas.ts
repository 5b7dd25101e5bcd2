import type { Paragraph } from "../paragraph.ts";

export const moreFormsOfDeltas: Paragraph = {
  id: "more-forms-of-deltas",
  version: 3,
  field: "geography",
  source: "Textbooks of sedimentology; encyclopedias of geology",
  text:
    "Three forces determine the form of a delta: the flow of the river, the waves of the sea, " +
    "and the tides. When one of them prevails, the outline of the delta tends to reveal it. At " +
    "the mouth of the Mississippi, for instance, waves and tides are weak, and the river's heavy " +
    "deposits extend into the Gulf of Mexico in long fingers.",
  joints: [
    { kind: "noun-and-phrase", after: "of the delta" },
    {
      kind: "list",
      after: "the flow of the river, the waves of the sea, and the tides",
      verbs: ["determine"],
    },
    { kind: "items", items: ["the flow of the river", "the waves of the sea", "the tides"] },
    {
      kind: "dependent-first",
      after: "the outline of the delta tends to reveal it",
      verbs: ["prevails", "tends"],
    },
    { kind: "preposition-and-object", after: "the Gulf of Mexico in long fingers" },
    { kind: "noun-and-phrase", after: "of the Mississippi" },
  ],
  verbs: [{ kind: "infinitive", verb: "to reveal", base: "reveal", beside: "tends" }],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for instance",
      first: "When one of them prevails, the outline of the delta tends to reveal it",
      second:
        "At the mouth of the Mississippi waves and tides are weak, and the river's heavy deposits extend into the Gulf of Mexico in long fingers",
      why: "The first statement says that a prevailing force tends to show in the outline of a delta, and the second says that waves and tides are weak and deposits extend in fingers at the Mississippi's mouth.",
    },
  ],
  nouns: [
    {
      at: "river's heavy deposits",
      word: "river's",
      forms: ["river", "rivers", "river's", "rivers'"],
      counted: "the Mississippi",
      role: "owned",
      why: "One river, the Mississippi, is the example, and the deposits are its own.",
    },
  ],
};
