import type { Paragraph } from "../paragraph.ts";

export const tunnelsForGroundwater: Paragraph = {
  id: "tunnels-for-groundwater",
  version: 3,
  field: "technology",
  source: "Histories of hydraulic engineering; encyclopedias of Iran",
  text:
    "A qanat, a gently sloping tunnel of a kind first excavated in ancient Iran, conducts groundwater from " +
    "the foot of a mountain to settlements on the plain below. Little of the water evaporates in the buried " +
    "channel. In addition, the flow depends on gravity alone, so no pump or animal is needed to raise the " +
    "water to the settlements' irrigated fields.",
  joints: [
    {
      kind: "inset",
      after: "a gently sloping tunnel of a kind first excavated in ancient Iran",
      next: "conducts groundwater from the foot of a mountain to settlements on the plain below",
      verb: "conducts",
    },
    {
      kind: "turning-clauses",
      after: "In addition, the flow depends on gravity alone",
      verbs: ["evaporates", "depends"],
    },
    { kind: "subject-and-verb", after: "evaporates in the buried channel", verb: "evaporates" },
    { kind: "noun-and-phrase", after: "of a mountain" },
    { kind: "preposition-and-object", after: "the plain below" },
    {
      kind: "verb-and-complement",
      after: "groundwater from the foot of a mountain to settlements on the plain below",
      verb: "conducts",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "conducts",
      base: "conduct",
      subject: "A qanat",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "the flow",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "In addition",
      first: "Little of the water evaporates in the buried channel",
      second: "the flow depends on gravity alone",
      why: "The first statement says that little of the water in the buried channel evaporates, and the second says that the flow of the water depends on gravity alone and requires no pump or animal.",
    },
  ],
  nouns: [
    {
      at: "settlements' irrigated fields",
      word: "settlements'",
      forms: ["settlement", "settlements", "settlement's", "settlements'"],
      counted: "settlements on the plain",
      role: "owned",
      why: "The first sentence speaks of settlements in the plural, and the fields are theirs.",
    },
  ],
};
