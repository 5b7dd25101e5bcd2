import type { Paragraph } from "../paragraph.ts";

export const moreMakersOfPins: Paragraph = {
  id: "more-makers-of-pins",
  version: 2,
  field: "society",
  source: "Histories of economics; textbooks of economics",
  text:
    "According to economist Adam Smith, ten workers who divided the making of pins among themselves could " +
    "produce 48,000 in a day, whereas a man alone would be unable to make twenty. Smith attributed the gain " +
    "to three causes: greater skill, the saving of time, and the invention of machines. Moreover, as " +
    "mathematician Charles Babbage pointed out in 1832, the owner of a workshop can then pay for each skill " +
    "only where it is required.",
  joints: [
    {
      kind: "list",
      after: "greater skill, the saving of time, and the invention of machines",
      verbs: ["attributed"],
    },
    { kind: "items", items: ["greater skill", "the saving of time", "the invention of machines"] },
    { kind: "title-and-name", title: "mathematician", after: "Charles Babbage" },
    { kind: "verb-and-complement", after: "the gain to three causes", verb: "attributed" },
    { kind: "preposition-and-object", after: "each skill only where it is required" },
    { kind: "noun-and-phrase", after: "of time" },
    { kind: "title-and-name", title: "economist", after: "Adam Smith" },
  ],
  verbs: [{ kind: "infinitive", verb: "to make", base: "make", beside: "unable" }],
  turns: [
    {
      relation: "addition",
      also: ["contrast", "sequence", "similarity"],
      words: "Moreover",
      first:
        "Smith attributed the gain to three causes: greater skill, the saving of time, and the invention of machines",
      second:
        "as mathematician Charles Babbage pointed out in 1832, the owner of a workshop can then pay for each " +
        "skill only where it is required",
      why: "The first statement says that Smith attributed the gain from divided labor to skill, saved time, and invented machines, and the second says that divided labor lets an owner pay for each skill only where the skill is required.",
    },
  ],
};
