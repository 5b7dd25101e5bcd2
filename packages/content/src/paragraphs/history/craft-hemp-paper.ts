import type { Paragraph } from "../paragraph.ts";

export const craftHempPaper: Paragraph = {
  id: "craft-hemp-paper",
  version: 2,
  field: "history",
  source: "Standard histories of papermaking; encyclopedias of Chinese history",
  text:
    "Chinese histories credit the invention of paper to Cai Lun, an official who presented a process to the Han " +
    "court in 105 CE. Scraps of hemp paper recovered from tombs and watchtowers in the dry northwest of China, " +
    "however, predate that report by more than a century, suggesting that Cai Lun refined a craft that already " +
    "existed.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "credit the invention of paper to Cai Lun, an official who presented a process to the Han court in 105 CE",
      verb: "credit",
    },
    {
      kind: "turning-clauses",
      after:
        "Scraps of hemp paper recovered from tombs and watchtowers in the dry northwest of China, however, predate that report by more than a century",
      verbs: ["credit", "predate"],
    },
    {
      kind: "noun-and-phrase",
      after: "of hemp paper recovered from tombs and watchtowers in the dry northwest of China",
    },
    { kind: "preposition-and-object", after: "the Han court in 105 CE" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "predate",
      base: "predate",
      subject: "Scraps",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "suggesting", base: "suggest", beside: "predate" },
    {
      kind: "finite",
      verb: "credit",
      base: "credit",
      subject: "Chinese histories",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "emphasis"],
      words: "however",
      first:
        "Chinese histories credit the invention of paper to Cai Lun, an official who presented a process to the Han court in 105 CE",
      second:
        "Scraps of hemp paper recovered from tombs and watchtowers in the dry northwest of China predate that report by more than a century, suggesting that Cai Lun refined a craft that already existed",
      why: "The first statement says that Chinese histories credit the invention of paper to Cai Lun in 105 CE, but the second says that scraps of hemp paper predate the report of 105 CE by more than a century.",
    },
  ],
};
