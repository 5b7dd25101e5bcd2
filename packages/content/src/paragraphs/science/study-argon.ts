import type { Paragraph } from "../paragraph.ts";

export const studyArgon: Paragraph = {
  id: "study-argon",
  field: "science",
  source: "Standard histories of chemistry; biographies of Lord Rayleigh and William Ramsay",
  text:
    "In 1892, the English physicist Lord Rayleigh reported a puzzling result: nitrogen obtained from air was " +
    "slightly denser than nitrogen prepared from ammonia. In 1894, the discrepancy between the two sets of " +
    "measurements, which no error of weighing could explain, led Rayleigh and the chemist William Ramsay to a gas " +
    "that resists combination with nearly all other substances: argon.",
  joints: [
    {
      kind: "explanation",
      after: "nitrogen obtained from air was slightly denser than nitrogen prepared from ammonia",
      verbs: ["reported", "was"],
    },
    { kind: "title-and-name", after: "William Ramsay" },
    {
      kind: "inset",
      after: "which no error of weighing could explain",
      next: "led Rayleigh and the chemist William Ramsay to a gas that resists combination with nearly all other substances",
      verb: "led",
      front: "In 1894",
    },
    { kind: "answer", after: "argon", verbs: ["led"] },
    { kind: "noun-and-phrase", after: "between the two sets of measurements" },
    { kind: "noun-and-phrase", after: "with nearly all other substances" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "the discrepancy",
      number: "singular",
      tense: "past",
      time: "In 1894",
    },
    { kind: "relative", verb: "resists", base: "resist", antecedent: "a gas", number: "singular" },
  ],
  turns: [],
};
