import type { Paragraph } from "../paragraph.ts";

export const turnAlabamaParadox: Paragraph = {
  id: "turn-alabama-paradox",
  version: 2,
  field: "society",
  source: "Histories of apportionment; textbooks of mathematics for the social sciences",
  text:
    "After the 1880 census, the chief clerk of the United States Census Office computed how many seats each " +
    "state would receive in a House of Representatives of 275 to 350 members. Alabama would hold eight seats " +
    "in a House of 299; unfortunately, it would hold only seven in a House of 300. In other words, a state " +
    "could lose a seat when the House grew.",
  joints: [
    { kind: "noun-and-phrase", after: "of the United States Census Office" },
    { kind: "noun-and-phrase", after: "of 275 to 350 members" },
    { kind: "preposition-and-object", after: "a House of 299" },
    { kind: "verb-and-complement", after: "eight seats in a House of 299", verb: "would hold" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grew",
      base: "grow",
      subject: "the House",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "computed",
      base: "compute",
      subject: "the chief clerk",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "summary", "emphasis"],
      words: "In other words",
      first: "it would hold only seven in a House of 300",
      second: "a state could lose a seat when the House grew",
      why: "The first statement says that Alabama would drop to only seven seats in the larger House of 300 members, and the second says that a state could lose a seat when the House grew.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession", "replacement"],
      words: "unfortunately",
      first: "Alabama would hold eight seats in a House of 299",
      second: "it would hold only seven in a House of 300",
      why: "The first statement says that Alabama would hold eight seats in a House of 299 members, and the second reports the loss of a seat for Alabama in a House of 300 members.",
    },
  ],
};
