import type { Paragraph } from "../paragraph.ts";

export const louvreAndPrado: Paragraph = {
  id: "louvre-and-prado",
  version: 2,
  field: "arts",
  source: "Standard histories of museums; encyclopedia entries on the Louvre and the Prado",
  text:
    "Paintings of the French royal collection, which few people outside the court had ever " +
    "seen, went on display when the Louvre opened as a public museum in 1793. Similarly, royal " +
    "collections elsewhere in Europe became accessible in the following decades; the Prado in " +
    "Madrid, for one, admitted its first visitors in 1819.",
  joints: [
    {
      kind: "inset",
      after: "which few people outside the court had ever seen",
      next: "went on display",
      verb: "went",
    },
    {
      kind: "turning-clauses",
      after:
        "Similarly, royal collections elsewhere in Europe became accessible in the following decades",
      verbs: ["went", "became"],
    },
    { kind: "noun-and-phrase", after: "of the French royal collection" },
    { kind: "preposition-and-object", after: "the French royal collection" },
    { kind: "verb-and-complement", after: "its first visitors in 1819", verb: "admitted" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "admitted",
      base: "admit",
      subject: "the Prado in Madrid",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "went",
      base: "go",
      subject: "Paintings",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["cause", "sequence", "addition"],
      words: "Similarly",
      first:
        "Paintings of the French royal collection, which few people outside the court had ever seen, went on display when the Louvre opened as a public museum in 1793",
      second: "royal collections elsewhere in Europe became accessible in the following decades",
      why: "The first statement says that paintings of the French royal collection went on public display in 1793, and the second says that royal collections elsewhere in Europe became accessible in the decades after 1793.",
    },
  ],
  pronouns: [{ word: "its", at: "its first visitors", antecedent: "the Prado" }],
};
