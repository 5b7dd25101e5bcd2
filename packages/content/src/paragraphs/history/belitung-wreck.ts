import type { Paragraph } from "../paragraph.ts";

export const belitungWreck: Paragraph = {
  id: "belitung-wreck",
  field: "history",
  source: "Encyclopedias of nautical archaeology; histories of Tang China",
  text:
    "Most of the 60,000 ceramics recovered from a ninth-century wreck off Belitung Island in Indonesia are " +
    "bowls that were fired at Changsha, in China, and the construction of the ship, whose planks were sewn " +
    "together with cord, indicates that it came from the western Indian Ocean.",
  joints: [
    {
      kind: "coordinated",
      after:
        "the construction of the ship, whose planks were sewn together with cord, indicates that it came from the western Indian Ocean",
      verbs: ["are", "indicates"],
    },
    { kind: "subject-and-verb", after: "are bowls that were fired at Changsha", verb: "are" },
    { kind: "noun-and-phrase", after: "of the ship" },
    { kind: "noun-and-phrase", after: "off Belitung Island in Indonesia" },
    { kind: "preposition-and-object", after: "the western Indian Ocean" },
    { kind: "preposition-and-object", after: "cord" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "indicates",
      base: "indicate",
      subject: "the construction",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "were", base: "be", antecedent: "bowls", number: "plural" },
  ],
  turns: [],
};
