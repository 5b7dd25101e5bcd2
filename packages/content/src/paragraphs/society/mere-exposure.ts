import type { Paragraph } from "../paragraph.ts";

export const mereExposure: Paragraph = {
  id: "mere-exposure",
  version: 2,
  field: "society",
  source: "Textbooks of social psychology",
  text:
    "In an article published in 1968, psychologist Robert Zajonc reported that mere exposure to a stimulus " +
    "increases its appeal. For instance, subjects who had been shown characters that resembled those of " +
    "Chinese writing judged the meaning of a character more favorably the more often they had seen it.",
  joints: [
    {
      kind: "front",
      after:
        "psychologist Robert Zajonc reported that mere exposure to a stimulus increases its appeal",
      verbs: ["reported"],
    },
    { kind: "noun-and-phrase", after: "to a stimulus" },
    { kind: "noun-and-phrase", after: "of Chinese writing" },
    { kind: "preposition-and-object", after: "a stimulus" },
    { kind: "noun-and-phrase", after: "of a character" },
    { kind: "title-and-name", title: "psychologist", after: "Robert Zajonc" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "increases",
      base: "increase",
      subject: "mere exposure",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "judged",
      base: "judge",
      subject: "subjects",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "sequence", "emphasis"],
      words: "For instance",
      first: "mere exposure to a stimulus increases its appeal",
      second:
        "subjects who had been shown characters that resembled those of Chinese writing judged the meaning of a character more favorably the more often they had seen it",
      why: "The first statement says that mere exposure to a stimulus increases its appeal, and the second reports that subjects judged a written character more favorably the more often the character had been shown.",
    },
  ],
  pronouns: [
    { word: "its", at: "its appeal", antecedent: "a stimulus" },
    { word: "they", at: "they had seen it", antecedent: "subjects" },
  ],
};
