import type { Paragraph } from "../paragraph.ts";

export const tenseGapsInTheGenome: Paragraph = {
  id: "tense-gaps-in-the-genome",
  version: 2,
  field: "science",
  source: "Textbooks on genetics; encyclopedia entries on the Human Genome Project",
  text:
    "By 2003, a consortium of some twenty research centers in six countries had determined about 92 percent " +
    "of the sequence of the human genome. The rest consisted of segments that repeat almost without change; " +
    "unfortunately, the methods of the time yielded only short fragments, which researchers were unable to " +
    "place among so many copies. In 2022, a team equipped to read far longer fragments published a sequence " +
    "without such gaps.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "had determined about 92 percent of the sequence of the human genome",
      verb: "had determined",
    },
    { kind: "verb-and-complement", after: "a sequence without such gaps", verb: "published" },
    { kind: "noun-and-phrase", after: "of the time" },
    { kind: "preposition-and-object", after: "change" },
    {
      kind: "subject-and-verb",
      after: "consisted of segments that repeat almost without change",
      verb: "consisted",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had determined",
      base: "determine",
      subject: "a consortium",
      number: "singular",
      tense: "past-perfect",
      time: "By 2003",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "a team",
      number: "singular",
      tense: "past",
      time: "In 2022",
    },
    {
      kind: "finite",
      verb: "yielded",
      base: "yield",
      subject: "the methods",
      number: "plural",
      tense: "past",
    },
    { kind: "infinitive", verb: "to place", base: "place", beside: "unable" },
  ],
  turns: [],
};
