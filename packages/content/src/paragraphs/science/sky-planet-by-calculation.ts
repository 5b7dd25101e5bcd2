import type { Paragraph } from "../paragraph.ts";

export const skyPlanetByCalculation: Paragraph = {
  id: "sky-planet-by-calculation",
  version: 2,
  field: "science",
  source: "Histories of the discovery of Neptune",
  text:
    "In 1846, irregularities in the motion of Uranus led French mathematician Urbain Le Verrier to calculate " +
    "where an undiscovered planet must lie. His prediction, which reached the Berlin Observatory in " +
    "September, was remarkably accurate. In fact, German astronomer Johann Galle found Neptune on the first " +
    "night of his search, less than one degree from the predicted position.",
  joints: [
    {
      kind: "inset",
      after: "which reached the Berlin Observatory in September",
      next: "was remarkably accurate",
      verb: "was",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, German astronomer Johann Galle found Neptune on the first night of his search",
      verbs: ["was", "found"],
    },
    { kind: "title-and-name", title: "French mathematician", after: "Urbain Le Verrier" },
    { kind: "title-and-name", title: "German astronomer", after: "Johann Galle" },
    {
      kind: "subject-and-verb",
      after:
        "led French mathematician Urbain Le Verrier to calculate where an undiscovered planet must lie",
      verb: "led",
    },
    { kind: "noun-and-phrase", after: "in the motion of Uranus" },
    {
      kind: "clauses",
      after:
        "His prediction, which reached the Berlin Observatory in September, was remarkably accurate",
      verbs: ["led", "was"],
    },
    { kind: "preposition-and-object", after: "the predicted position" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "irregularities",
      number: "plural",
      tense: "past",
      time: "In 1846",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "sequence"],
      words: "In fact",
      first:
        "His prediction, which reached the Berlin Observatory in September, was remarkably accurate",
      second: "German astronomer Johann Galle found Neptune on the first night of his search",
      why: "The first statement says that Le Verrier's prediction of the position of a planet was remarkably accurate, and the second says that Galle found Neptune on the first night, less than one degree from the predicted position.",
    },
  ],
};
