import type { Paragraph } from "../paragraph.ts";

export const mcclintockMaize: Paragraph = {
  id: "mcclintock-maize",
  field: "science",
  source: "Standard histories of genetics; textbooks on genetics",
  text:
    "In the 1940s, the geneticist Barbara McClintock noticed that the kernels of certain maize plants carried " +
    "spots and streaks that ordinary inheritance could not explain. She traced these patterns to transposons, " +
    "segments of DNA that move from one position on a chromosome to another; few geneticists, however, " +
    "accepted her conclusion until similar segments were found in bacteria.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "few geneticists, however, accepted her conclusion until similar segments were found in bacteria",
      verbs: ["traced", "accepted"],
    },
    {
      kind: "verb-and-complement",
      after: "that the kernels of certain maize plants carried spots and streaks",
      verb: "noticed",
    },
    { kind: "title-and-name", after: "Barbara McClintock" },
    { kind: "noun-and-phrase", after: "of certain maize plants" },
    {
      kind: "clauses",
      after:
        "She traced these patterns to transposons, segments of DNA that move from one position on a chromosome to another",
      verbs: ["noticed", "traced"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "the geneticist Barbara McClintock",
      number: "singular",
      tense: "past",
      time: "In the 1940s",
    },
    {
      kind: "finite",
      verb: "carried",
      base: "carry",
      subject: "the kernels",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      words: "however",
      first:
        "She traced these patterns to transposons, segments of DNA that move from one position on a chromosome to another",
      second:
        "few geneticists accepted her conclusion until similar segments were found in bacteria",
      why: "The first statement says that McClintock found what causes the patterns, and the second grants this but says that for a time few geneticists believed her.",
    },
  ],
};
