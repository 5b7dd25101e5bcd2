import type { Paragraph } from "../paragraph.ts";

export const studyPredictedElements: Paragraph = {
  id: "study-predicted-elements",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry; textbooks on the periodic table",
  text:
    "When Russian chemist Dmitri Mendeleev arranged the elements in a table, he left places for several that " +
    "had not been observed. By 1886, chemists had identified three of the elements whose properties he had " +
    "described in advance: gallium, a metal isolated in France; scandium, a metal found in Sweden; and " +
    "germanium, a semiconductor discovered in Germany.",
  joints: [
    {
      kind: "dependent-first",
      after: "he left places for several that had not been observed",
      verbs: ["arranged", "left"],
    },
    { kind: "title-and-name", title: "Russian chemist", after: "Dmitri Mendeleev" },
    {
      kind: "noun-and-phrase",
      after: "of the elements whose properties he had described in advance",
    },
    {
      kind: "glossed",
      items: [
        ["gallium", "a metal isolated in France"],
        ["scandium", "a metal found in Sweden"],
        ["germanium", "a semiconductor discovered in Germany"],
      ],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had identified",
      base: "identify",
      subject: "chemists",
      number: "plural",
      tense: "past-perfect",
      time: "By 1886",
    },
  ],
  turns: [],
};
