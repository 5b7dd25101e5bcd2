import type { Paragraph } from "../paragraph.ts";

export const louvreAndPrado: Paragraph = {
  id: "louvre-and-prado",
  field: "arts",
  source: "Standard histories of museums; encyclopedia entries on the Louvre and the Prado",
  text:
    "Few people outside the court had seen the paintings of the French royal collection when " +
    "the Louvre opened as a public museum in 1793. Subsequently, collections that had belonged " +
    "to other European monarchs became accessible; the Prado in Madrid, for one, admitted its " +
    "first visitors in 1819.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Subsequently, collections that had belonged to other European monarchs became accessible",
      verbs: ["had seen", "became"],
    },
    {
      kind: "restrictive-last",
      after: "when the Louvre opened as a public museum in 1793",
      verbs: ["had seen", "opened"],
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
      verb: "had seen",
      base: "see",
      subject: "Few people",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Subsequently",
      first:
        "Few people outside the court had seen the paintings of the French royal collection when the Louvre opened as a public museum in 1793",
      second: "collections that had belonged to other European monarchs became accessible",
      why: "The first statement tells of an opening in 1793, and the second tells of others that came after it.",
    },
  ],
};
