import type { Paragraph } from "../paragraph.ts";

export const craftVanilla: Paragraph = {
  id: "craft-vanilla",
  field: "history",
  source: "Encyclopedias of economic botany; histories of Réunion",
  text:
    "Vanilla vines that French colonists had carried to the island of Réunion flowered but seldom produced pods " +
    "because the insects that pollinate the plant in Mexico were absent. In 1841, Edmond Albius, a boy of twelve " +
    "who was held in slavery there, found a way of pollinating each flower by hand; as a result, the island " +
    "became a leading exporter of the spice within several decades.",
  joints: [
    {
      kind: "essential",
      after: "that French colonists had carried to the island of Réunion",
      then: "flowered but seldom produced pods because the insects that pollinate the plant in Mexico were absent",
      verb: "flowered",
    },
    {
      kind: "restrictive-last",
      after: "because the insects that pollinate the plant in Mexico were absent",
      verbs: ["flowered", "were"],
    },
    {
      kind: "inset",
      after: "a boy of twelve who was held in slavery there",
      then: "found a way of pollinating each flower by hand",
      verb: "found",
      front: "In 1841",
    },
    {
      kind: "turning-clauses",
      after:
        "as a result, the island became a leading exporter of the spice within several decades",
      verbs: ["found", "became"],
    },
    { kind: "noun-and-phrase", after: "of the spice" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "pollinate",
      base: "pollinate",
      antecedent: "the insects",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "flowered",
      base: "flower",
      subject: "Vanilla vines",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "pollinating", base: "pollinate", beside: "found" },
  ],
  turns: [
    {
      relation: "cause",
      words: "as a result",
      first:
        "Edmond Albius, a boy of twelve who was held in slavery there, found a way of pollinating each flower by hand",
      second: "the island became a leading exporter of the spice within several decades",
      why: "The first statement tells of a method that made the vines bear, and the second tells what came of it for the island.",
    },
  ],
};
