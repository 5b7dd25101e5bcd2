import type { Paragraph } from "../paragraph.ts";

export const clarkLemonSharks: Paragraph = {
  id: "clark-lemon-sharks",
  version: 3,
  field: "science",
  source: "Histories of marine biology; biographical dictionaries",
  text:
    "Working at a laboratory in Florida in the 1950s, American ichthyologist Eugenie Clark taught lemon " +
    "sharks, animals then widely supposed to be incapable of learning, to press a target with their snouts " +
    "for food. Moreover, the sharks that had mastered the task performed it again after a winter without " +
    "practice.",
  joints: [
    { kind: "title-and-name", title: "American ichthyologist", after: "Eugenie Clark" },
    {
      kind: "turning-clauses",
      after:
        "Moreover, the sharks that had mastered the task performed it again after a winter without practice",
      verbs: ["taught", "performed"],
    },
    {
      kind: "front",
      after:
        "American ichthyologist Eugenie Clark taught lemon sharks, animals then widely supposed to be incapable " +
        "of learning, to press a target with their snouts for food",
      verbs: ["taught"],
    },
    {
      kind: "verb-and-complement",
      after: "lemon sharks, animals then widely supposed to be incapable of learning",
      verb: "taught",
    },
    { kind: "noun-and-phrase", after: "without practice" },
    { kind: "preposition-and-object", after: "practice" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "taught",
      base: "teach",
      subject: "American ichthyologist Eugenie Clark",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "performed",
      base: "perform",
      subject: "the sharks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["cause", "contrast", "concession", "sequence", "emphasis"],
      words: "Moreover",
      first:
        "American ichthyologist Eugenie Clark taught lemon sharks, animals then widely supposed to be incapable " +
        "of learning, to press a target with their snouts for food",
      second:
        "the sharks that had mastered the task performed it again after a winter without practice",
      why: "The first statement says that Clark taught lemon sharks to press a target for food, and the second says that the trained sharks remembered the task after a winter without practice.",
    },
  ],
  pronouns: [{ word: "their", at: "their snouts for food", antecedent: "lemon sharks" }],
  modifiers: [
    {
      opening: "Working at a laboratory in Florida in the 1950s",
      clause:
        "American ichthyologist Eugenie Clark taught lemon sharks, animals then widely supposed to be incapable " +
        "of learning, to press a target with their snouts for food",
      noun: "American ichthyologist Eugenie Clark",
      kind: "person",
      wrong: [
        {
          clause:
            "lemon sharks, animals then widely supposed to be incapable of learning, were taught by American " +
            "ichthyologist Eugenie Clark to press a target with their snouts for food",
          noun: "lemon sharks",
          kind: "living",
          reason: "The sharks did not work at a laboratory; the ichthyologist did.",
        },
        {
          clause:
            "a target to press with their snouts for food was given to lemon sharks, animals then widely supposed to be incapable of learning, by Eugenie Clark",
          noun: "a target",
          kind: "thing",
          reason: "A target was not working at the laboratory.",
        },
        {
          clause:
            "the lessons of American ichthyologist Eugenie Clark taught lemon sharks, animals then supposed to be " +
            "incapable of learning, to press a target for food",
          noun: "the lessons of American ichthyologist Eugenie Clark",
          kind: "idea",
          reason: "The noun after the comma is *lessons*; the ichthyologist was working there.",
        },
      ],
    },
  ],
};
