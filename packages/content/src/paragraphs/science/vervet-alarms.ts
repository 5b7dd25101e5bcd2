import type { Paragraph } from "../paragraph.ts";

export const vervetAlarms: Paragraph = {
  id: "vervet-alarms",
  version: 2,
  field: "science",
  source: "Textbooks on animal behavior; histories of primatology",
  text:
    "In 1980, biologists Robert Seyfarth, Dorothy Cheney, and Peter Marler reported that the vervet monkeys " +
    "of Kenya have distinct alarm calls for three kinds of predators: leopards, eagles, and snakes. The " +
    "meaning of the calls was evident from the responses to recordings of them; monkeys that heard the " +
    "leopard call, for example, ran into the trees.",
  joints: [
    { kind: "list", after: "leopards, eagles, and snakes", verbs: ["reported"] },
    { kind: "items", items: ["Robert Seyfarth", "Dorothy Cheney", "Peter Marler"] },
    {
      kind: "turning-clauses",
      after: "monkeys that heard the leopard call, for example, ran into the trees",
      verbs: ["was", "ran"],
    },
    {
      kind: "subject-and-verb",
      after: "was evident from the responses to recordings of them",
      verb: "was",
    },
    { kind: "noun-and-phrase", after: "of the calls" },
    {
      kind: "clauses",
      after: "The meaning of the calls was evident from the responses to recordings of them",
      verbs: ["reported", "was"],
    },
    { kind: "preposition-and-object", after: "the responses to recordings of them" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "the vervet monkeys",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The meaning",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["sequence", "emphasis"],
      words: "for example",
      first: "The meaning of the calls was evident from the responses to recordings of them",
      second: "monkeys that heard the leopard call ran into the trees",
      why: "The first statement says that the responses of vervet monkeys to recordings revealed the meaning of their calls, and the second says that monkeys that heard the leopard call ran into the trees.",
    },
  ],
};
