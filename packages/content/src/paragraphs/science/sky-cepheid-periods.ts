import type { Paragraph } from "../paragraph.ts";

export const skyCepheidPeriods: Paragraph = {
  id: "sky-cepheid-periods",
  version: 2,
  field: "science",
  source: "Standard histories of astronomy; textbooks on the cosmic distance scale",
  text:
    "Henrietta Swan Leavitt, an astronomer at the Harvard College Observatory, reported in 1912 a relation " +
    "between two properties of Cepheid variable stars: their luminosity and their period of brightening and " +
    "dimming. The length of the periods reveals how much light such stars emit. Therefore, a comparison of " +
    "this amount with the apparent brightness of a star yields its distance from Earth.",
  joints: [
    {
      kind: "inset",
      after: "an astronomer at the Harvard College Observatory",
      next: "reported in 1912 a relation between two properties of Cepheid variable stars",
      verb: "reported",
    },
    {
      kind: "turning-clauses",
      after:
        "Therefore, a comparison of this amount with the apparent brightness of a star yields its distance from " +
        "Earth",
      verbs: ["reveals", "yields"],
    },
    { kind: "subject-and-verb", after: "reveals how much light such stars emit", verb: "reveals" },
    { kind: "verb-and-complement", after: "how much light such stars emit", verb: "reveals" },
    { kind: "noun-and-phrase", after: "of Cepheid variable stars" },
    { kind: "preposition-and-object", after: "two properties of Cepheid variable stars" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reveals",
      base: "reveal",
      subject: "The length",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "Henrietta Swan Leavitt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "yields",
      base: "yield",
      subject: "a comparison",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["addition"],
      words: "Therefore",
      first: "The length of the periods reveals how much light such stars emit",
      second:
        "a comparison of this amount with the apparent brightness of a star yields its distance from Earth",
      why: "The first statement says that the period of a Cepheid star reveals how much light the star emits, and the second says that a comparison of emitted light with apparent brightness yields the distance of a star.",
    },
  ],
  pronouns: [
    { word: "their", at: "their luminosity and their", antecedent: "Cepheid variable stars" },
  ],
};
