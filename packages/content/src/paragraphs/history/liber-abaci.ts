import type { Paragraph } from "../paragraph.ts";

export const liberAbaci: Paragraph = {
  id: "liber-abaci",
  version: 2,
  field: "history",
  source: "Histories of mathematics; histories of medieval commerce",
  text:
    "Merchants in twelfth-century Italy recorded sums in Roman numerals but performed calculations on a " +
    "counting board. In the *Liber Abaci*, completed in 1202, mathematician Leonardo of Pisa explained a " +
    "system that is suited to both purposes: the ten digits of Hindu-Arabic notation.",
  joints: [
    { kind: "subject-and-verb", after: "recorded sums in Roman numerals", verb: "recorded" },
    { kind: "title-and-name", title: "mathematician", after: "Leonardo of Pisa" },
    { kind: "noun-and-phrase", after: "of Hindu-Arabic notation" },
    {
      kind: "clauses",
      after:
        "In the *Liber Abaci*, completed in 1202, mathematician Leonardo of Pisa explained a system that is " +
        "suited to both purposes",
      verbs: ["recorded", "explained"],
    },
    { kind: "preposition-and-object", after: "a counting board" },
    { kind: "verb-and-complement", after: "sums in Roman numerals", verb: "recorded" },
  ],
  verbs: [
    { kind: "relative", verb: "is", base: "be", antecedent: "a system", number: "singular" },
    {
      kind: "finite",
      verb: "performed",
      base: "perform",
      subject: "Merchants",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
