import type { Paragraph } from "../paragraph.ts";

export const studyHanaoka: Paragraph = {
  id: "study-hanaoka",
  version: 2,
  field: "science",
  source: "Standard histories of anesthesia and of Japanese medicine",
  text:
    "The public demonstration that established ether as an anesthetic took place in Boston in 1846. Four " +
    "decades earlier, however, Japanese surgeon Hanaoka Seishū had removed a tumor from a patient whom a " +
    "mixture of plant extracts had made unconscious. The recipe, which included thorn apple and aconite, " +
    "remained unknown in Europe because Japan restricted contact with other countries.",
  joints: [
    {
      kind: "essential",
      after: "that established ether as an anesthetic",
      next: "took place in Boston in 1846",
      verb: "took",
    },
    { kind: "title-and-name", title: "Japanese surgeon", after: "Hanaoka Seishū" },
    {
      kind: "inset",
      after: "which included thorn apple and aconite",
      next: "remained unknown in Europe because Japan restricted contact with other countries",
      verb: "remained",
    },
    {
      kind: "turning-clauses",
      after:
        "Four decades earlier, however, Japanese surgeon Hanaoka Seishū had removed a tumor from a patient whom a " +
        "mixture of plant extracts had made unconscious",
      verbs: ["took", "had removed"],
    },
    { kind: "noun-and-phrase", after: "of plant extracts" },
    { kind: "preposition-and-object", after: "other countries" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "The public demonstration",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
