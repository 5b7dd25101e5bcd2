import type { Paragraph } from "../paragraph.ts";

export const ultramarineName: Paragraph = {
  id: "ultramarine-name",
  version: 2,
  field: "arts",
  source: "Standard works on artists' pigments; encyclopedia entries on ultramarine",
  text:
    "The names of many traditional pigments record their places of origin. Ultramarine, for " +
    "instance, takes its name from a Latin phrase meaning beyond the sea: the stone from which " +
    "it was ground, lapis lazuli, reached Europe from mines in what is now Afghanistan.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Ultramarine, for instance, takes its name from a Latin phrase meaning beyond the sea",
      verbs: ["record", "takes"],
    },
    { kind: "subject-and-verb", after: "record their places of origin", verb: "record" },
    { kind: "preposition-and-object", after: "many traditional pigments" },
    { kind: "verb-and-complement", after: "their places of origin", verb: "record" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "record",
      base: "record",
      subject: "The names",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reached",
      base: "reach",
      subject: "the stone",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for instance",
      first: "The names of many traditional pigments record their places of origin",
      second: "Ultramarine takes its name from a Latin phrase meaning beyond the sea",
      why: "The first statement says that the names of many traditional pigments record their places of origin, and the second says that ultramarine takes its name from a Latin phrase meaning beyond the sea.",
    },
  ],
  pronouns: [
    { word: "their", at: "their places of origin", antecedent: "many traditional pigments" },
    { word: "its", at: "its name from a", antecedent: "Ultramarine" },
    { word: "it", at: "it was ground", antecedent: "Ultramarine" },
  ],
};
