import type { Paragraph } from "../paragraph.ts";

export const akanGoldweights: Paragraph = {
  id: "akan-goldweights",
  field: "arts",
  source: "Standard works on Akan art; museum guides to brass casting",
  text:
    "Akan metalworkers in what is now Ghana made small brass weights for measuring gold dust " +
    "by the lost-wax method, in which a clay mold is formed around a wax model. Each mold had " +
    "to be broken to free the metal; in other words, no two weights could be taken from the " +
    "same mold.",
  joints: [
    {
      kind: "turning-clauses",
      after: "in other words, no two weights could be taken from the same mold",
      verbs: ["had to be broken", "could be taken"],
    },
    { kind: "noun-and-phrase", after: "for measuring gold dust by the lost-wax method" },
    { kind: "preposition-and-object", after: "the same mold" },
    { kind: "preposition-and-object", after: "a wax model" },
  ],
  verbs: [
    { kind: "preposition", verb: "measuring", base: "measure", beside: "made" },
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "Akan metalworkers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "restatement",
      words: "in other words",
      first: "Each mold had to be broken to free the metal",
      second: "no two weights could be taken from the same mold",
      why: "That each mold was broken after one casting means that it served for one weight only: the second statement says the first again from the side of the weights.",
    },
  ],
};
