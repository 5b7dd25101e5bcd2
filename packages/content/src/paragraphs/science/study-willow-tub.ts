import type { Paragraph } from "../paragraph.ts";

export const studyWillowTub: Paragraph = {
  id: "study-willow-tub",
  version: 2,
  field: "science",
  source: "Standard histories of botany; biographies of Jan Baptist van Helmont",
  text:
    "In an experiment described in 1648, Flemish physician Jan Baptist van Helmont planted a willow in dried " +
    "soil and gave it nothing except water. After five years, the tree had gained 164 pounds, but the soil " +
    "had lost only about two ounces. Hence, van Helmont concluded that wood is formed from water alone. The " +
    "contribution of gases in the air to the growth of plants was not recognized for more than a century.",
  joints: [
    { kind: "title-and-name", title: "Flemish physician", after: "Jan Baptist van Helmont" },
    { kind: "second-verb", after: "gave it nothing except water", verbs: ["planted", "gave"] },
    {
      kind: "subject-and-verb",
      after: "was not recognized for more than a century",
      verb: "was not recognized",
    },
    { kind: "noun-and-phrase", after: "of gases in the air to the growth of plants" },
    { kind: "preposition-and-object", after: "more than a century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "planted",
      base: "plant",
      subject: "Flemish physician Jan Baptist van Helmont",
      number: "singular",
      tense: "past",
      time: "In an experiment described in 1648",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "Hence",
      first: "the soil had lost only about two ounces",
      second: "van Helmont concluded that wood is formed from water alone",
      why: "The first statement says that the soil of the willow had lost only about two ounces after five years, and the second says that van Helmont concluded that wood is formed from water alone.",
    },
  ],
};
