import type { Paragraph } from "../paragraph.ts";

export const privateSpeech: Paragraph = {
  id: "private-speech",
  version: 2,
  field: "society",
  source: "Textbooks of developmental psychology; histories of psychology",
  text:
    "Young children at work on a task often talk aloud to themselves. Psychologist Jean Piaget regarded such " +
    "speech as a sign of immaturity; his Soviet contemporary Lev Vygotsky, on the other hand, considered it a " +
    "tool for planning. The words of the child, in his account, never vanish but become silent over the " +
    "years, forming the inner speech with which adults guide their own thoughts.",
  joints: [
    {
      kind: "clauses",
      after: "Psychologist Jean Piaget regarded such speech as a sign of immaturity",
      verbs: ["talk", "regarded"],
    },
    { kind: "subject-and-verb", after: "often talk aloud to themselves", verb: "often talk" },
    { kind: "title-and-name", title: "Psychologist", after: "Jean Piaget" },
    {
      kind: "turning-clauses",
      after:
        "his Soviet contemporary Lev Vygotsky, on the other hand, considered it a tool for planning",
      verbs: ["regarded", "considered"],
    },
    {
      kind: "inset",
      after: "in his account",
      next: "never vanish but become silent over the years",
      verb: "never vanish",
    },
    {
      kind: "outcome",
      after: "forming the inner speech with which adults guide their own thoughts",
      verbs: ["become"],
    },
    { kind: "preposition-and-object", after: "a task" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "talk",
      base: "talk",
      subject: "Young children",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "become",
      base: "become",
      subject: "The words",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "forming", base: "form", beside: "become" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["replacement"],
      words: "on the other hand",
      first: "Psychologist Jean Piaget regarded such speech as a sign of immaturity",
      second: "his Soviet contemporary Lev Vygotsky considered it a tool for planning",
      why: "The first statement says that Piaget regarded the talk of children to themselves as a sign of immaturity, whereas the second says that Vygotsky considered the talk of children to themselves a tool for planning.",
    },
  ],
  pronouns: [{ word: "their", at: "their own thoughts", antecedent: "adults" }],
};
