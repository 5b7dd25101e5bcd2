import type { Paragraph } from "../paragraph.ts";

export const tenseWindmillsOfBeemster: Paragraph = {
  id: "tense-windmills-of-beemster",
  version: 2,
  field: "geography",
  source: "Histories of the Netherlands; encyclopedia entries on the Beemster polder",
  text:
    "In 1607, investors from Amsterdam obtained permission to drain the Beemster, a lake north of the city. " +
    "A storm broke the new dikes in 1610, and seawater filled the basin again; even so, the investors " +
    "continued. By 1612, more than forty windmills around the edge of the lake had pumped it dry. Surveyors " +
    "then divided the land into squares, laying out roads and ditches along straight lines.",
  joints: [
    {
      kind: "turning-clauses",
      after: "even so, the investors continued",
      verbs: ["broke", "continued"],
    },
    {
      kind: "outcome",
      after: "laying out roads and ditches along straight lines",
      verbs: ["divided"],
    },
    { kind: "coordinated", after: "seawater filled the basin again", verbs: ["broke", "filled"] },
    { kind: "subject-and-verb", after: "had pumped it dry", verb: "had pumped" },
    { kind: "noun-and-phrase", after: "of the lake" },
    { kind: "preposition-and-object", after: "straight lines" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had pumped",
      base: "pump",
      subject: "more than forty windmills",
      number: "plural",
      tense: "past-perfect",
      time: "By 1612",
    },
    {
      kind: "finite",
      verb: "obtained",
      base: "obtain",
      subject: "investors",
      number: "plural",
      tense: "past",
      time: "In 1607",
    },
    {
      kind: "finite",
      verb: "broke",
      base: "break",
      subject: "A storm",
      number: "singular",
      tense: "past",
    },
    { kind: "infinitive", verb: "to drain", base: "drain", beside: "permission" },
    { kind: "outcome", verb: "laying", base: "lay", beside: "divided" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "even so",
      first: "A storm broke the new dikes in 1610, and seawater filled the basin again",
      second: "the investors continued",
      why: "The first statement says that a storm broke the new dikes and that seawater filled the basin, but the second reports that the investors continued the work of draining the lake.",
    },
  ],
};
