import type { Paragraph } from "../paragraph.ts";

export const tenseAccidentalSea: Paragraph = {
  id: "tense-accidental-sea",
  version: 2,
  field: "geography",
  source: "Environmental histories of California; encyclopedia entries on the Salton Sea",
  text:
    "In 1905, floods enlarged an opening in the bank of the Colorado River, which supplied irrigation canals " +
    "in southern California. By 1907, the flow of the river through gaps in its banks and canals had formed " +
    "the Salton Sea, the largest lake in the state. Its water never drains to the ocean. Instead, it " +
    "evaporates, leaving behind the salt that streams and runoff from farms carry into the basin.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, it evaporates",
      verbs: ["never drains", "evaporates"],
    },
    {
      kind: "outcome",
      after: "leaving behind the salt that streams and runoff from farms carry into the basin",
      verbs: ["evaporates"],
    },
    { kind: "subject-and-verb", after: "had formed the Salton Sea", verb: "had formed" },
    { kind: "verb-and-complement", after: "the Salton Sea", verb: "had formed" },
    { kind: "noun-and-phrase", after: "of the Colorado River" },
    { kind: "preposition-and-object", after: "the basin" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had formed",
      base: "form",
      subject: "the flow",
      number: "singular",
      tense: "past-perfect",
      time: "By 1907",
    },
    {
      kind: "finite",
      verb: "enlarged",
      base: "enlarge",
      subject: "floods",
      number: "plural",
      tense: "past",
      time: "In 1905",
    },
  ],
  turns: [
    {
      relation: "replacement",
      words: "Instead",
      first: "Its water never drains to the ocean",
      second:
        "it evaporates, leaving behind the salt that streams and runoff from farms carry into the basin",
      why: "The first statement says that the water of the Salton Sea never drains to the ocean, and the second says that the water of the Salton Sea evaporates and leaves salt behind.",
    },
  ],
};
