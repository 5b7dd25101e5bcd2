import type { Paragraph } from "../paragraph.ts";

export const loewiFrogHearts: Paragraph = {
  id: "loewi-frog-hearts",
  field: "science",
  source: "Textbooks on physiology; histories of neuroscience",
  text:
    "In 1921, the physiologist Otto Loewi removed the hearts of two frogs and kept them beating in salt " +
    "solution. He stimulated the vagus nerve of the first heart, which slowed; afterward, he applied the " +
    "solution that had surrounded it to the second heart, which slowed as well. The nerve had thus acted on " +
    "the muscle by releasing a chemical.",
  joints: [
    {
      kind: "turning-clauses",
      after: "afterward, he applied the solution that had surrounded it to the second heart",
      verbs: ["stimulated", "applied"],
    },
    { kind: "title-and-name", after: "Otto Loewi" },
    {
      kind: "second-verb",
      after: "kept them beating in salt solution",
      verbs: ["removed", "kept"],
    },
    { kind: "noun-and-phrase", after: "of two frogs" },
    {
      kind: "clauses",
      after: "The nerve had thus acted on the muscle by releasing a chemical",
      verbs: ["applied", "had thus acted"],
    },
    { kind: "noun-and-phrase", after: "of the first heart" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "removed",
      base: "remove",
      subject: "the physiologist Otto Loewi",
      number: "singular",
      tense: "past",
      time: "In 1921",
    },
    { kind: "preposition", verb: "releasing", base: "release", beside: "had thus acted" },
  ],
  turns: [
    {
      relation: "sequence",
      words: "afterward",
      first: "He stimulated the vagus nerve of the first heart, which slowed",
      second:
        "he applied the solution that had surrounded it to the second heart, which slowed as well",
      why: "The two statements tell the steps of Loewi's experiment in their order: first the nerve was stimulated, and then the solution was applied to the second heart.",
    },
  ],
};
