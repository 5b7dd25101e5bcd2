import type { Paragraph } from "../paragraph.ts";

export const soundSixSyllables: Paragraph = {
  id: "sound-six-syllables",
  version: 2,
  field: "arts",
  source: "Encyclopedias of medieval music",
  text:
    "In the eleventh century, Italian monk Guido of Arezzo gave singers an aid for learning unfamiliar " +
    "chants: a set of six syllables. The syllables (*ut*, *re*, *mi*, *fa*, *sol*, and *la*) were taken from " +
    "a hymn in which each line begins one step above the line before.",
  joints: [
    { kind: "title-and-name", title: "Italian monk", after: "Guido of Arezzo" },
    { kind: "noun-and-phrase", after: "of six syllables" },
    { kind: "noun-and-phrase", after: "for learning unfamiliar chants" },
    {
      kind: "clauses",
      after:
        "The syllables (*ut*, *re*, *mi*, *fa*, *sol*, and *la*) were taken from a hymn in which each line begins one step above the line before",
      verbs: ["gave", "were taken"],
    },
  ],
  verbs: [
    { kind: "preposition", verb: "learning", base: "learn", beside: "gave" },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "Italian monk Guido of Arezzo",
      number: "singular",
      tense: "past",
      time: "In the eleventh century",
    },
  ],
  turns: [],
};
