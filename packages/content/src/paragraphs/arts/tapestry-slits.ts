import type { Paragraph } from "../paragraph.ts";

export const tapestrySlits: Paragraph = {
  id: "tapestry-slits",
  version: 2,
  field: "arts",
  source: "Standard works on weaving techniques; museum guides to tapestry",
  text:
    "Where two colors meet in a tapestry, the weaver may interlock the threads along the border between them. " +
    "Alternatively, each thread may turn back at its own edge, leaving a slit that is sewn after the cloth " +
    "has left the loom.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "the threads along the border between them",
      verb: "may interlock",
    },
    { kind: "noun-and-phrase", after: "between them" },
    { kind: "preposition-and-object", after: "its own edge" },
    { kind: "verb-and-complement", after: "the loom", verb: "has left" },
  ],
  verbs: [{ kind: "outcome", verb: "leaving", base: "leave", beside: "may turn" }],
  turns: [
    {
      relation: "alternative",
      also: ["contrast"],
      words: "Alternatively",
      first: "the weaver may interlock the threads along the border between them",
      second: "each thread may turn back at its own edge",
      why: "The first statement says that a weaver may interlock the threads along the border between two colors, and the second says that each thread may turn back at the edge of its own color.",
    },
  ],
  pronouns: [{ word: "its", at: "its own edge", antecedent: "each thread" }],
};
