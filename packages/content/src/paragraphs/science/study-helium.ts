import type { Paragraph } from "../paragraph.ts";

export const studyHelium: Paragraph = {
  id: "study-helium",
  field: "science",
  source: "Standard histories of chemistry and astronomy",
  text:
    "During the solar eclipse of 1868, astronomers recorded in the spectrum of the Sun a yellow line that " +
    "later proved to match no known element. For more than a quarter of a century, the new element, named " +
    "helium, seemed to exist only in the Sun; in 1895, however, the Scottish chemist William Ramsay " +
    "observed the same line in a gas released from a uranium mineral.",
  joints: [
    {
      kind: "front",
      after:
        "astronomers recorded in the spectrum of the Sun a yellow line that later proved to match no known element",
      verbs: ["recorded"],
    },
    {
      kind: "inset",
      after: "named helium",
      then: "seemed to exist only in the Sun",
      verb: "seemed",
      front: "For more than a quarter of a century",
    },
    { kind: "title-and-name", after: "William Ramsay" },
    {
      kind: "turning-clauses",
      after:
        "in 1895, however, the Scottish chemist William Ramsay observed the same line in a gas released from a uranium mineral",
      verbs: ["seemed", "observed"],
    },
    { kind: "preposition-and-object", after: "a uranium mineral" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to match", base: "match", beside: "proved" },
    {
      kind: "finite",
      verb: "recorded",
      base: "record",
      subject: "astronomers",
      number: "plural",
      tense: "past",
      time: "During the solar eclipse of 1868",
    },
    {
      kind: "finite",
      verb: "seemed",
      base: "seem",
      subject: "the new element",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      words: "however",
      first: "the new element, named helium, seemed to exist only in the Sun",
      second:
        "in 1895 the Scottish chemist William Ramsay observed the same line in a gas released from a uranium mineral",
      why: "The first statement places helium in the Sun alone, and the second says that, against this belief, it was found on Earth as well.",
    },
  ],
};
