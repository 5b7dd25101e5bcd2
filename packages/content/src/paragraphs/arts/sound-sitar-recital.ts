import type { Paragraph } from "../paragraph.ts";

export const soundSitarRecital: Paragraph = {
  id: "sound-sitar-recital",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; biographies of Ravi Shankar",
  text:
    "On his tours of Europe and North America in the 1950s, sitarist Ravi Shankar presented recitals with " +
    "three instruments: the sitar, a plucked lute; the tabla, a pair of drums; and the tanpura, a lute that " +
    "sounds a drone. His remarks on each raga, often offered from the stage, helped new listeners to follow " +
    "the improvisation.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the sitar", "a plucked lute"],
        ["the tabla", "a pair of drums"],
        ["the tanpura", "a lute that sounds a drone"],
      ],
    },
    {
      kind: "front",
      after: "sitarist Ravi Shankar presented recitals with three instruments",
      verbs: ["presented"],
    },
    {
      kind: "inset",
      after: "often offered from the stage",
      next: "helped new listeners to follow the improvisation",
      verb: "helped",
    },
    { kind: "noun-and-phrase", after: "of drums" },
    { kind: "noun-and-phrase", after: "of Europe and North America" },
    { kind: "noun-and-phrase", after: "on each raga" },
    { kind: "title-and-name", title: "sitarist", after: "Ravi Shankar" },
  ],
  verbs: [
    { kind: "relative", verb: "sounds", base: "sound", antecedent: "a lute", number: "singular" },
    {
      kind: "finite",
      verb: "helped",
      base: "help",
      subject: "His remarks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
