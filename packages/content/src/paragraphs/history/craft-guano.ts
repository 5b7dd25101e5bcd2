import type { Paragraph } from "../paragraph.ts";

export const craftGuano: Paragraph = {
  id: "craft-guano",
  version: 2,
  field: "history",
  source: "Standard histories of the Inca state and of agriculture",
  text:
    "Before the guano of the Chincha Islands was exported to Europe in the nineteenth century, farmers on the " +
    "coast of Peru had enriched their fields with it for many generations. The birds that produce the " +
    "substance, chiefly cormorants, boobies, and pelicans, were protected by the Inca state: according to " +
    "chronicler Garcilaso de la Vega, no one was allowed to land on the islands during the breeding season.",
  joints: [
    {
      kind: "dependent-first",
      after: "farmers on the coast of Peru had enriched their fields with it for many generations",
      verbs: ["was exported", "had enriched"],
    },
    { kind: "title-and-name", title: "chronicler", after: "Garcilaso de la Vega" },
    { kind: "items", items: ["cormorants", "boobies", "pelicans"] },
    {
      kind: "explanation",
      after:
        "according to chronicler Garcilaso de la Vega, no one was allowed to land on the islands during the " +
        "breeding season",
      verbs: ["were protected", "was allowed"],
    },
    { kind: "noun-and-phrase", after: "of the Chincha Islands" },
    { kind: "preposition-and-object", after: "the breeding season" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had enriched",
      base: "enrich",
      subject: "farmers",
      number: "plural",
      tense: "past-perfect",
      time: "Before the guano of the Chincha Islands was exported to Europe in the nineteenth century",
    },
    {
      kind: "relative",
      verb: "produce",
      base: "produce",
      antecedent: "The birds",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "were protected",
      base: "protect",
      subject: "The birds",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
