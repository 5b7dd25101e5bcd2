import type { Paragraph } from "../paragraph.ts";

export const turnHooksAndLoops: Paragraph = {
  id: "turn-hooks-and-loops",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of invention; histories of textiles",
  text:
    "The burrs that clung to his dog after a walk in the Alps interested George de Mestral, a Swiss engineer " +
    "who hoped to imitate them. To this end, he examined their tiny hooks under a microscope and worked with " +
    "a weaver in Lyon, producing a fastener of two nylon strips. One strip bears stiff hooks, and the other " +
    "bears soft loops.",
  joints: [
    { kind: "outcome", after: "producing a fastener of two nylon strips", verbs: ["examined"] },
    {
      kind: "essential",
      after: "that clung to his dog after a walk in the Alps",
      next: "interested George de Mestral",
      verb: "interested",
    },
    { kind: "second-verb", after: "worked with a weaver in Lyon", verbs: ["examined", "worked"] },
    { kind: "verb-and-complement", after: "their tiny hooks under a microscope", verb: "examined" },
    { kind: "noun-and-phrase", after: "of two nylon strips" },
    { kind: "coordinated", after: "the other bears soft loops", verbs: ["bears", "bears"] },
  ],
  verbs: [
    { kind: "infinitive", verb: "to imitate", base: "imitate", beside: "hoped" },
    { kind: "outcome", verb: "producing", base: "produce", beside: "examined" },
    {
      kind: "finite",
      verb: "bears",
      base: "bear",
      subject: "One strip",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first:
        "The burrs that clung to his dog after a walk in the Alps interested George de Mestral, a Swiss engineer who hoped to imitate them",
      second:
        "he examined their tiny hooks under a microscope and worked with a weaver in Lyon, producing a fastener of two nylon strips",
      why: "The first statement says that de Mestral hoped to imitate the burrs that clung to his dog, and the second reports that de Mestral studied the hooks of burrs and produced a fastener of nylon strips.",
    },
  ],
};
