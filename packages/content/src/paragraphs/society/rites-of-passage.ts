import type { Paragraph } from "../paragraph.ts";

export const ritesOfPassage: Paragraph = {
  id: "rites-of-passage",
  field: "society",
  source: "Histories of anthropology",
  text:
    "Ceremonies of birth, marriage, and death follow the same sequence in most societies, according to Arnold " +
    "van Gennep's *The Rites of Passage* (1909). A person who changes from one status to another passes through " +
    "three stages: separation, transition, and incorporation.",
  joints: [
    { kind: "lead-and-series", after: "birth, marriage, and death" },
    { kind: "items", items: ["separation", "transition", "incorporation"] },
    { kind: "list", after: "separation, transition, and incorporation", verbs: ["passes"] },
    {
      kind: "essential",
      after: "who changes from one status to another",
      next: "passes through three stages",
      verb: "passes",
    },
    { kind: "verb-and-complement", after: "the same sequence in most societies", verb: "follow" },
    { kind: "preposition-and-object", after: "most societies" },
    { kind: "preposition-and-object", after: "three stages" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "follow",
      base: "follow",
      subject: "Ceremonies",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "passes",
      base: "pass",
      subject: "A person",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "changes",
      base: "change",
      antecedent: "A person",
      number: "singular",
    },
  ],
  turns: [],
};
