import type { Paragraph } from "../paragraph.ts";

export const kulaExchange: Paragraph = {
  id: "kula-exchange",
  version: 2,
  field: "society",
  source: "Histories of anthropology; encyclopedias of Pacific cultures",
  text:
    "In the kula, a ceremonial exchange that Bronisław Malinowski described in *Argonauts of the Western " +
    "Pacific* (1922), necklaces of red shell travel clockwise around a ring of islands near New Guinea; the " +
    "armbands for which they are traded, by contrast, move in the opposite direction.",
  joints: [
    {
      kind: "turning-clauses",
      after: "the armbands for which they are traded, by contrast, move in the opposite direction",
      verbs: ["travel", "move"],
    },
    { kind: "noun-and-phrase", after: "of red shell" },
    { kind: "noun-and-phrase", after: "of islands near New Guinea" },
    {
      kind: "verb-and-complement",
      after: "clockwise around a ring of islands near New Guinea",
      verb: "travel",
    },
    { kind: "preposition-and-object", after: "the opposite direction" },
    {
      kind: "front",
      after: "necklaces of red shell travel clockwise around a ring of islands near New Guinea",
      verbs: ["travel"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "move",
      base: "move",
      subject: "the armbands",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "travel",
      base: "travel",
      subject: "necklaces",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "necklaces of red shell travel clockwise around a ring of islands near New Guinea",
      second: "the armbands for which they are traded move in the opposite direction",
      why: "The first statement says that necklaces of red shell travel clockwise around a ring of islands, whereas the second says that the armbands of the kula exchange travel counterclockwise around the islands.",
    },
  ],
  pronouns: [{ word: "they", at: "they are traded", antecedent: "necklaces" }],
};
