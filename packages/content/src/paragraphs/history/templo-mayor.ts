import type { Paragraph } from "../paragraph.ts";

export const temploMayor: Paragraph = {
  id: "templo-mayor",
  field: "history",
  source: "Histories of the Aztec Empire; encyclopedias of archaeology",
  text:
    "Since 1978, excavations in the center of Mexico City have uncovered the remains of the Templo Mayor, the " +
    "principal temple of the Aztec capital. The building was enlarged at least six times; each stage of " +
    "construction enclosed the one before it, preserving the older walls and the offerings buried beneath " +
    "their floors.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "have uncovered the remains of the Templo Mayor",
      verb: "have uncovered",
    },
    {
      kind: "outcome",
      after: "preserving the older walls and the offerings buried beneath their floors",
      verbs: ["enclosed"],
    },
    { kind: "subject-and-verb", after: "enclosed the one before it", verb: "enclosed" },
    { kind: "noun-and-phrase", after: "of the Templo Mayor" },
    { kind: "noun-and-phrase", after: "of construction" },
    { kind: "noun-and-phrase", after: "in the center of Mexico City" },
    { kind: "verb-and-complement", after: "the one before it", verb: "enclosed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have uncovered",
      base: "uncover",
      subject: "excavations",
      number: "plural",
      tense: "perfect",
      time: "Since 1978",
    },
    { kind: "outcome", verb: "preserving", base: "preserve", beside: "enclosed" },
    {
      kind: "finite",
      verb: "enclosed",
      base: "enclose",
      subject: "each stage",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
