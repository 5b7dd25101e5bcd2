import type { Paragraph } from "../paragraph.ts";

export const studyCityLichens: Paragraph = {
  id: "study-city-lichens",
  version: 2,
  field: "science",
  source: "Textbooks on lichenology and on air pollution; histories of botany",
  text:
    "Lichens do not have roots. Instead, they absorb water and nutrients directly from the air. Since 1866, " +
    "when Finnish botanist William Nylander observed that species common in the Luxembourg Gardens were " +
    "missing from other districts of Paris, the variety of lichens on the trunks of city trees has served as " +
    "a measure of air quality.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, they absorb water and nutrients directly from the air",
      verbs: ["do not have", "absorb"],
    },
    {
      kind: "subject-and-verb",
      after: "has served as a measure of air quality",
      verb: "has served",
    },
    { kind: "title-and-name", title: "Finnish botanist", after: "William Nylander" },
    { kind: "noun-and-phrase", after: "on the trunks of city trees" },
    { kind: "preposition-and-object", after: "a measure of air quality" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has served",
      base: "serve",
      subject: "the variety",
      number: "singular",
      tense: "perfect",
      time: "Since 1866",
    },
    {
      kind: "finite",
      verb: "absorb",
      base: "absorb",
      subject: "they",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause"],
      words: "Instead",
      first: "Lichens do not have roots",
      second: "they absorb water and nutrients directly from the air",
      why: "The first statement says that lichens have no roots with which to absorb water, and the second says that lichens absorb water and nutrients directly from the air.",
    },
  ],
  pronouns: [{ word: "they", at: "they absorb water and", antecedent: "Lichens" }],
};
