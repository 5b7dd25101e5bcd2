import type { Paragraph } from "../paragraph.ts";

export const mcclintockMaize: Paragraph = {
  id: "mcclintock-maize",
  version: 2,
  field: "science",
  source: "Standard histories of genetics; textbooks on genetics",
  text:
    "Spots and streaks that ordinary inheritance could not explain appeared on the kernels of certain maize " +
    "plants that geneticist Barbara McClintock studied in the 1940s. She traced these patterns to " +
    "transposons, segments of DNA that move from one position on a chromosome to another; few geneticists, " +
    "however, accepted her conclusion until similar segments were found in bacteria.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "few geneticists, however, accepted her conclusion until similar segments were found in bacteria",
      verbs: ["traced", "accepted"],
    },
    { kind: "title-and-name", title: "geneticist", after: "Barbara McClintock" },
    { kind: "noun-and-phrase", after: "of certain maize plants" },
    {
      kind: "clauses",
      after:
        "She traced these patterns to transposons, segments of DNA that move from one position on a chromosome to another",
      verbs: ["appeared", "traced"],
    },
    {
      kind: "essential",
      after: "that ordinary inheritance could not explain",
      next: "appeared on the kernels of certain maize plants that geneticist Barbara McClintock studied in the 1940s",
      verb: "appeared",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "Spots and streaks",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "studied",
      base: "study",
      subject: "geneticist Barbara McClintock",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "evaluation"],
      words: "however",
      first:
        "She traced these patterns to transposons, segments of DNA that move from one position on a chromosome to another",
      second:
        "few geneticists accepted her conclusion until similar segments were found in bacteria",
      why: "The first statement says that McClintock traced the patterns on maize kernels to segments of DNA that move, but the second says that few geneticists accepted McClintock's conclusion until moving segments were found in bacteria.",
    },
  ],
};
