import type { Paragraph } from "../paragraph.ts";

export const salimAliWeavers: Paragraph = {
  id: "salim-ali-weavers",
  version: 2,
  field: "science",
  source: "Reference works on the birds of South Asia; biographical dictionaries",
  text:
    "In 1930, Indian ornithologist Salim Ali observed a colony of baya weavers, birds that suspend " +
    "flask-shaped nests from the branches of trees. The male of this species builds only half of a nest " +
    "before he displays it to the females. Then, if one of them accepts it, he completes the structure and " +
    "begins another for a second mate.",
  joints: [
    { kind: "title-and-name", title: "Indian ornithologist", after: "Salim Ali" },
    {
      kind: "subject-and-verb",
      after: "builds only half of a nest before he displays it to the females",
      verb: "builds",
    },
    { kind: "noun-and-phrase", after: "of baya weavers" },
    { kind: "preposition-and-object", after: "the branches of trees" },
    {
      kind: "clauses",
      after:
        "The male of this species builds only half of a nest before he displays it to the females",
      verbs: ["observed", "builds"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "Indian ornithologist Salim Ali",
      number: "singular",
      tense: "past",
      time: "In 1930",
    },
    {
      kind: "finite",
      verb: "builds",
      base: "build",
      subject: "The male",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "suspend", base: "suspend", antecedent: "birds", number: "plural" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause"],
      words: "Then",
      first:
        "The male of this species builds only half of a nest before he displays it to the females",
      second:
        "if one of them accepts it, he completes the structure and begins another for a second mate",
      why: "The first statement says that the male weaver builds half of a nest before any display to the females, and the second says that the male weaver completes the nest once a female has accepted his work.",
    },
  ],
};
