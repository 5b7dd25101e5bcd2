import type { Paragraph } from "../paragraph.ts";

export const studySoftMetals: Paragraph = {
  id: "study-soft-metals",
  version: 2,
  field: "science",
  source: "Handbooks of chemistry; textbooks on the periodic table",
  text:
    "Few pure metals are liquid near room temperature. Gallium, an element that French chemist Paul-Émile " +
    "Lecoq de Boisbaudran discovered in 1875, melts at about 30 degrees Celsius and turns to liquid in the " +
    "palm of the hand; likewise, cesium melts below the temperature of the human body.",
  joints: [
    {
      kind: "inset",
      after: "an element that French chemist Paul-Émile Lecoq de Boisbaudran discovered in 1875",
      next: "melts at about 30 degrees Celsius and turns to liquid in the palm of the hand",
      verb: "melts",
    },
    {
      kind: "second-verb",
      after: "turns to liquid in the palm of the hand",
      verbs: ["melts", "turns"],
    },
    { kind: "title-and-name", title: "French chemist", after: "Paul-Émile Lecoq de Boisbaudran" },
    {
      kind: "turning-clauses",
      after: "likewise, cesium melts below the temperature of the human body",
      verbs: ["melts", "melts"],
    },
    { kind: "noun-and-phrase", after: "of the human body" },
    { kind: "preposition-and-object", after: "room temperature" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "melts",
      base: "melt",
      subject: "Gallium",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "likewise",
      first:
        "Gallium, an element that French chemist Paul-Émile Lecoq de Boisbaudran discovered in 1875, melts at " +
        "about 30 degrees Celsius and turns to liquid in the palm of the hand",
      second: "cesium melts below the temperature of the human body",
      why: "The first statement says that gallium melts at about 30 degrees Celsius and turns to liquid in the hand, and the second says that cesium melts below the temperature of the human body.",
    },
  ],
};
