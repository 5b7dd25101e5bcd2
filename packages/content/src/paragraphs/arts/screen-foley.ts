import type { Paragraph } from "../paragraph.ts";

export const screenFoley: Paragraph = {
  id: "screen-foley",
  field: "arts",
  source: "Encyclopedias of film; handbooks of film sound",
  text:
    "Many of the sounds in a film are added after the shooting by a method named for Jack Foley, a Hollywood " +
    "technician of the 1930s. Foley sounds fall into three groups: footsteps, the movement of cloth, and the " +
    "handling of props. An artist performs them in front of a screen, matching each action to the picture.",
  joints: [
    {
      kind: "list",
      after: "footsteps, the movement of cloth, and the handling of props",
      verbs: ["fall"],
    },
    { kind: "items", items: ["footsteps", "the movement of cloth", "the handling of props"] },
    { kind: "outcome", after: "matching each action to the picture", verbs: ["performs"] },
    { kind: "noun-and-phrase", after: "of cloth" },
    { kind: "noun-and-phrase", after: "of props" },
    { kind: "subject-and-verb", after: "fall into three groups", verb: "fall" },
    { kind: "noun-and-phrase", after: "in a film" },
    { kind: "clauses", after: "Foley sounds fall into three groups", verbs: ["are added", "fall"] },
  ],
  verbs: [
    { kind: "outcome", verb: "matching", base: "match", beside: "performs" },
    {
      kind: "finite",
      verb: "performs",
      base: "perform",
      subject: "An artist",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
