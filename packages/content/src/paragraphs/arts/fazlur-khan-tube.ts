import type { Paragraph } from "../paragraph.ts";

export const fazlurKhanTube: Paragraph = {
  id: "fazlur-khan-tube",
  version: 2,
  field: "arts",
  source: "Standard histories of the skyscraper; encyclopedia entries on Fazlur Khan",
  text:
    "Fazlur Khan, a structural engineer born in Dhaka, placed the principal supports of a skyscraper in its " +
    "outer walls rather than in a grid of interior columns. A building framed in this way behaves like a " +
    "rigid tube. Consequently, it resists the wind with far less steel than a conventional frame of equal " +
    "height requires.",
  joints: [
    {
      kind: "inset",
      after: "a structural engineer born in Dhaka",
      next: "placed the principal supports of a skyscraper in its outer walls rather than in a grid of interior columns",
      verb: "placed",
    },
    {
      kind: "turning-clauses",
      after:
        "Consequently, it resists the wind with far less steel than a conventional frame of equal height requires",
      verbs: ["behaves", "resists"],
    },
    { kind: "subject-and-verb", after: "behaves like a rigid tube", verb: "behaves" },
    {
      kind: "noun-and-phrase",
      after: "of a skyscraper in its outer walls rather than in a grid of interior columns",
    },
    { kind: "noun-and-phrase", after: "of interior columns" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "behaves",
      base: "behave",
      subject: "A building",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "resists",
      base: "resist",
      subject: "it",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "addition"],
      words: "Consequently",
      first: "A building framed in this way behaves like a rigid tube",
      second:
        "it resists the wind with far less steel than a conventional frame of equal height requires",
      why: "The first statement says that a building with its principal supports in the outer walls behaves like a rigid tube, and the second says that a building framed by Khan's method resists the wind with far less steel than usual.",
    },
  ],
  pronouns: [
    { word: "its", at: "its outer walls rather", antecedent: "a skyscraper" },
    { word: "it", at: "it resists the wind", antecedent: "A building" },
  ],
};
