import type { Paragraph } from "../paragraph.ts";

export const moreTemplesAboveTheLake: Paragraph = {
  id: "more-temples-above-the-lake",
  field: "geography",
  source: "Histories of archaeology; publications on the monuments of Nubia",
  text:
    "When the lake that was forming behind the Aswan High Dam threatened to cover the temples of Abu Simbel, " +
    "in southern Egypt, an international team decided to saw them into more than a thousand blocks. " +
    "Afterward, each block was moved to a plateau some sixty meters higher. By 1968, the temples had been " +
    "rebuilt inside an artificial hill, facing the same way as before.",
  joints: [
    { kind: "outcome", after: "facing the same way as before", verbs: ["had been rebuilt"] },
    { kind: "noun-and-phrase", after: "of Abu Simbel" },
    { kind: "preposition-and-object", after: "more than a thousand blocks" },
    {
      kind: "dependent-first",
      after: "an international team decided to saw them into more than a thousand blocks",
      verbs: ["threatened", "decided"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to saw", base: "saw", beside: "decided" },
    { kind: "outcome", verb: "facing", base: "face", beside: "had been rebuilt" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Afterward",
      first: "an international team decided to saw them into more than a thousand blocks",
      second: "each block was moved to a plateau some sixty meters higher",
      why: "The first statement tells how the temples were taken apart, and the second tells what was done with the blocks after that.",
    },
  ],
};
