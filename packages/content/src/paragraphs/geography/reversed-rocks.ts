import type { Paragraph } from "../paragraph.ts";

export const reversedRocks: Paragraph = {
  id: "reversed-rocks",
  version: 2,
  field: "geography",
  source: "Histories of paleomagnetism",
  text:
    "Iron-bearing minerals in lava align with the magnetic field of Earth as the rock cools. In 1906, French " +
    "geophysicist Bernard Brunhes reported rocks that were magnetized in the direction opposite to that of " +
    "the present field. Likewise, Motonori Matuyama, a geologist in Kyoto, found in 1929 that many volcanic " +
    "rocks of Japan are reversed, inferring that the field itself had changed its direction.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Likewise, Motonori Matuyama, a geologist in Kyoto, found in 1929 that many volcanic rocks of Japan are " +
        "reversed",
      verbs: ["reported", "found"],
    },
    { kind: "title-and-name", title: "French geophysicist", after: "Bernard Brunhes" },
    {
      kind: "subject-and-verb",
      after: "align with the magnetic field of Earth as the rock cools",
      verb: "align",
    },
    { kind: "noun-and-phrase", after: "of Japan" },
    {
      kind: "clauses",
      after:
        "In 1906, French geophysicist Bernard Brunhes reported rocks that were magnetized in the direction " +
        "opposite to that of the present field",
      verbs: ["align", "reported"],
    },
    {
      kind: "verb-and-complement",
      after: "rocks that were magnetized in the direction opposite to that of the present field",
      verb: "reported",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "align",
      base: "align",
      subject: "Iron-bearing minerals",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "French geophysicist Bernard Brunhes",
      number: "singular",
      tense: "past",
      time: "In 1906",
    },
  ],
  turns: [],
};
