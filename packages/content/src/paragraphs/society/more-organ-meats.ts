import type { Paragraph } from "../paragraph.ts";

export const moreOrganMeats: Paragraph = {
  id: "more-organ-meats",
  version: 2,
  field: "society",
  source: "Histories of social psychology; histories of nutrition",
  text: "During the Second World War, many American families were reluctant to eat kidneys, hearts, and other organs. Psychologist Kurt Lewin compared two methods of persuasion: some homemakers heard a lecture, and others discussed the matter and decided as a group. Only 3 percent of the first group served such meats afterward, but 32 percent of the second did so, suggesting that people tend to keep a decision made before others.",
  joints: [
    { kind: "lead-and-series", after: "kidneys, hearts, and other organs" },
    { kind: "items", items: ["kidneys", "hearts", "other organs"] },
    { kind: "title-and-name", title: "Psychologist", after: "Kurt Lewin" },
    { kind: "explanation", after: "some homemakers heard a lecture", verbs: ["compared", "heard"] },
    {
      kind: "coordinated",
      after:
        "32 percent of the second did so, suggesting that people tend to keep a decision made before others",
      verbs: ["served", "did"],
    },
    { kind: "noun-and-phrase", after: "of persuasion" },
    { kind: "subject-and-verb", after: "served such meats afterward", verb: "served" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to keep", base: "keep", beside: "tend" },
    { kind: "outcome", verb: "suggesting", base: "suggest", beside: "did" },
    {
      kind: "finite",
      verb: "compared",
      base: "compare",
      subject: "Psychologist Kurt Lewin",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
