import type { Paragraph } from "../paragraph.ts";

export const goodallTwigs: Paragraph = {
  id: "goodall-twigs",
  version: 2,
  field: "science",
  source: "Textbooks on primatology; histories of the study of animal behavior",
  text:
    "English primatologist Jane Goodall observed in 1960 that chimpanzees in what is now Tanzania push thin " +
    "twigs into termite mounds and eat the insects that cling to them. The animals do not use every twig as " +
    "they find it. Instead, they often strip away its leaves—making, as well as using, a tool.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, they often strip away its leaves",
      verbs: ["do", "often strip"],
    },
    { kind: "title-and-name", title: "English primatologist", after: "Jane Goodall" },
    { kind: "preposition-and-object", after: "termite mounds" },
    { kind: "subject-and-verb", after: "do not use every twig as they find it", verb: "do" },
    {
      kind: "clauses",
      after: "The animals do not use every twig as they find it",
      verbs: ["observed", "do"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "English primatologist Jane Goodall",
      number: "singular",
      tense: "past",
    },
    { kind: "relative", verb: "cling", base: "cling", antecedent: "the insects", number: "plural" },
    {
      kind: "finite",
      verb: "push",
      base: "push",
      subject: "chimpanzees",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["example", "restatement", "emphasis"],
      words: "Instead",
      first: "The animals do not use every twig as they find it",
      second: "they often strip away its leaves—making, as well as using, a tool",
      why: "The first statement denies that chimpanzees use every twig as it is, and the second tells what they do in place of that.",
    },
  ],
  pronouns: [
    { word: "they", at: "they find it", antecedent: "The animals" },
    { word: "its", at: "its leaves", antecedent: "every twig" },
  ],
};
