import type { Paragraph } from "../paragraph.ts";

export const moreTemplesAboveTheLake: Paragraph = {
  id: "more-temples-above-the-lake",
  version: 3,
  field: "geography",
  source: "Histories of archaeology; publications on the monuments of Nubia",
  text:
    "When the lake that was forming behind the Aswan High Dam threatened to cover the temples of Abu Simbel, " +
    "in southern Egypt, an international team sawed them into more than a thousand blocks. Afterward, each " +
    "block was moved to a plateau some sixty meters higher. Numbered block by block before they were taken " +
    "apart, the temples had been rebuilt by 1968 inside an artificial hill, facing the same way as before.",
  joints: [
    { kind: "outcome", after: "facing the same way as before", verbs: ["had been rebuilt"] },
    { kind: "noun-and-phrase", after: "of Abu Simbel" },
    { kind: "preposition-and-object", after: "more than a thousand blocks" },
    {
      kind: "dependent-first",
      after: "an international team sawed them into more than a thousand blocks",
      verbs: ["threatened", "sawed"],
    },
  ],
  verbs: [{ kind: "outcome", verb: "facing", base: "face", beside: "had been rebuilt" }],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Afterward",
      first: "an international team sawed them into more than a thousand blocks",
      second: "each block was moved to a plateau some sixty meters higher",
      why: "The first statement says that an international team sawed the temples into more than a thousand blocks, and the second says that each block of the temples was moved to a higher plateau.",
    },
  ],
  nouns: [
    {
      at: "block was moved",
      word: "block",
      forms: ["block", "blocks", "block's", "blocks'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single block is meant, and the words that follow tell where it was moved.",
    },
  ],
  modifiers: [
    {
      opening: "Numbered block by block before they were taken apart",
      clause:
        "the temples had been rebuilt by 1968 inside an artificial hill, facing the same way as before",
      noun: "the temples",
      kind: "building",
      wrong: [
        {
          clause:
            "the team had rebuilt the temples by 1968 inside an artificial hill, where they face the same way as before",
          noun: "the team",
          kind: "person",
          reason: "The members of the team were not numbered or taken apart; the temples were.",
        },
        {
          clause:
            "the year 1968 found the temples rebuilt inside an artificial hill, facing as they had before",
          noun: "the year 1968",
          kind: "idea",
          reason: "A year is not numbered block by block.",
        },
        {
          clause:
            "the rebuilding of the temples inside an artificial hill, where they face the same way as before, had ended by 1968",
          noun: "the rebuilding of the temples",
          kind: "idea",
          reason: "The noun after the comma is *rebuilding*, and a deed is not numbered in blocks.",
        },
      ],
    },
  ],
};
