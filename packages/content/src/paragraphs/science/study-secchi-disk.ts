import type { Paragraph } from "../paragraph.ts";

export const studySecchiDisk: Paragraph = {
  id: "study-secchi-disk",
  version: 2,
  field: "science",
  source: "Textbooks on limnology; histories of oceanography",
  text:
    "In the spring of 1865, Italian astronomer Angelo Secchi lowered white disks of several sizes into the " +
    "Mediterranean Sea and recorded the depths at which they vanished from sight. More precise instruments " +
    "are now available; nevertheless, disks of this kind remain in use because they require neither " +
    "electricity nor calibration.",
  joints: [
    {
      kind: "clauses",
      after: "More precise instruments are now available",
      verbs: ["lowered", "are"],
    },
    {
      kind: "front",
      after:
        "Italian astronomer Angelo Secchi lowered white disks of several sizes into the Mediterranean Sea and " +
        "recorded the depths at which they vanished from sight",
      verbs: ["lowered"],
    },
    { kind: "title-and-name", title: "Italian astronomer", after: "Angelo Secchi" },
    {
      kind: "second-verb",
      after: "recorded the depths at which they vanished from sight",
      verbs: ["lowered", "recorded"],
    },
    {
      kind: "turning-clauses",
      after:
        "nevertheless, disks of this kind remain in use because they require neither electricity nor calibration",
      verbs: ["are", "remain"],
    },
    { kind: "noun-and-phrase", after: "of several sizes" },
    { kind: "preposition-and-object", after: "the Mediterranean Sea" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remain",
      base: "remain",
      subject: "disks of this kind",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "lowered",
      base: "lower",
      subject: "Italian astronomer Angelo Secchi",
      number: "singular",
      tense: "past",
      time: "In the spring of 1865",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "nevertheless",
      first: "More precise instruments are now available",
      second:
        "disks of this kind remain in use because they require neither electricity nor calibration",
      why: "The first statement says that instruments more precise than Secchi's disks are now available, but the second reports that disks like Secchi's remain in use because neither electricity nor calibration is needed.",
    },
  ],
  pronouns: [
    { word: "they", at: "they vanished from sight", antecedent: "white disks" },
    { word: "they", at: "they require neither electricity", antecedent: "disks" },
  ],
};
