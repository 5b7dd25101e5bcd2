import type { Paragraph } from "../paragraph.ts";

export const gertrudeEderle: Paragraph = {
  id: "gertrude-ederle",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of sport; biographies of Gertrude Ederle",
  text:
    "By the start of 1926, only five people, all of them men, had swum the English Channel. Gertrude Ederle, " +
    "a young swimmer from New York, did more that August than become the first woman to complete the " +
    "crossing. In fact, her time of about fourteen and a half hours broke the record by nearly two hours.",
  joints: [
    {
      kind: "inset",
      after: "a young swimmer from New York",
      next: "did more that August than become the first woman to complete the crossing",
      verb: "did",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, her time of about fourteen and a half hours broke the record by nearly two hours",
      verbs: ["did", "broke"],
    },
    { kind: "noun-and-phrase", after: "of about fourteen and a half hours" },
    { kind: "noun-and-phrase", after: "from New York" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had swum",
      base: "swim",
      subject: "only five people",
      number: "plural",
      tense: "past-perfect",
      time: "By the start of 1926",
    },
    {
      kind: "finite",
      verb: "broke",
      base: "break",
      subject: "her time",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["addition"],
      words: "In fact",
      first:
        "Gertrude Ederle, a young swimmer from New York, did more that August than become the first woman to " +
        "complete the crossing",
      second: "her time of about fourteen and a half hours broke the record by nearly two hours",
      why: "The first statement says that Ederle did more than become the first woman to swim the Channel, and the second says that the time of Ederle broke the record by nearly two hours.",
    },
  ],
};
