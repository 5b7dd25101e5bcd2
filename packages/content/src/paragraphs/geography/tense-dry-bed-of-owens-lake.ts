import type { Paragraph } from "../paragraph.ts";

export const tenseDryBedOfOwensLake: Paragraph = {
  id: "tense-dry-bed-of-owens-lake",
  version: 2,
  field: "geography",
  source: "Environmental histories of California; encyclopedia entries on Owens Lake",
  text:
    "In 1913, the city of Los Angeles completed an aqueduct that tapped the streams of the Owens Valley, " +
    "some two hundred miles away. By 1926, the diversion of water from these streams had dried Owens Lake, " +
    "into which they once emptied. Winds lifted salt and dust from the bare bed and carried them through the " +
    "valley. Consequently, the air became unhealthy, and in 2001 the city began spreading water over parts " +
    "of the bed.",
  joints: [
    { kind: "second-verb", after: "carried them through the valley", verbs: ["lifted", "carried"] },
    {
      kind: "turning-clauses",
      after: "Consequently, the air became unhealthy",
      verbs: ["lifted", "became"],
    },
    { kind: "subject-and-verb", after: "had dried Owens Lake", verb: "had dried" },
    { kind: "noun-and-phrase", after: "from these streams" },
    { kind: "subject-and-verb", after: "completed an aqueduct", verb: "completed" },
    { kind: "verb-and-complement", after: "salt and dust from the bare bed", verb: "lifted" },
    { kind: "preposition-and-object", after: "the bare bed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had dried",
      base: "dry",
      subject: "the diversion",
      number: "singular",
      tense: "past-perfect",
      time: "By 1926",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "the city",
      number: "singular",
      tense: "past",
      time: "In 1913",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "the air",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Consequently",
      first: "Winds lifted salt and dust from the bare bed and carried them through the valley",
      second:
        "the air became unhealthy, and in 2001 the city began spreading water over parts of the bed",
      why: "The first statement says that winds carried salt and dust from the dry lake bed through the valley, and the second says that the air of the valley became unhealthy and that water was spread over the bed.",
    },
  ],
};
