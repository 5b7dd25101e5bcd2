import type { Paragraph } from "../paragraph.ts";

export const savitribaiPhule: Paragraph = {
  id: "savitribai-phule",
  version: 2,
  field: "society",
  source: "Encyclopedias of Indian history; histories of education",
  text:
    "In 1848, Savitribai Phule and her husband, Jyotirao, opened a school for girls in the Indian city of " +
    "Pune, where she became one of the first women in the region to teach in a modern classroom. Opponents " +
    "threw mud and stones at her on the way to her lessons. Nonetheless, the two were running three such " +
    "schools by the end of 1851.",
  joints: [
    { kind: "noun-and-phrase", after: "for girls in the Indian city of Pune" },
    {
      kind: "subject-and-verb",
      after: "threw mud and stones at her on the way to her lessons",
      verb: "threw",
    },
    {
      kind: "turning-clauses",
      after: "Nonetheless, the two were running three such schools by the end of 1851",
      verbs: ["threw", "were running"],
    },
    {
      kind: "verb-and-complement",
      after: "mud and stones at her on the way to her lessons",
      verb: "threw",
    },
    { kind: "preposition-and-object", after: "a modern classroom" },
    { kind: "noun-and-phrase", after: "of Pune" },
    {
      kind: "verb-and-complement",
      after: "a school for girls in the Indian city of Pune",
      verb: "opened",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "she",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "threw",
      base: "throw",
      subject: "Opponents",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Nonetheless",
      first: "Opponents threw mud and stones at her on the way to her lessons",
      second: "the two were running three such schools by the end of 1851",
      why: "The first statement says that opponents threw mud and stones at Phule on the way to her lessons, but the second reports that Phule and her husband were running three schools for girls by the end of 1851.",
    },
  ],
};
