import type { Paragraph } from "../paragraph.ts";

export const goodallTwigs: Paragraph = {
  id: "goodall-twigs",
  version: 2,
  field: "science",
  source: "Textbooks on primatology; histories of the study of animal behavior",
  text:
    "English primatologist Jane Goodall observed in 1960 that chimpanzees in what is now Tanzania push thin " +
    "twigs into termite mounds and eat the insects that cling to them. The animals do not always use the twigs " +
    "as they find them. Instead, they often strip away the leaves first—making, as well as using, a tool.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, they often strip away the leaves first",
      verbs: ["do", "often strip"],
    },
    { kind: "title-and-name", title: "English primatologist", after: "Jane Goodall" },
    { kind: "preposition-and-object", after: "termite mounds" },
    {
      kind: "subject-and-verb",
      after: "do not always use the twigs as they find them",
      verb: "do",
    },
    {
      kind: "clauses",
      after: "The animals do not always use the twigs as they find them",
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
      first: "The animals do not always use the twigs as they find them",
      second: "they often strip away the leaves first—making, as well as using, a tool",
      why: "The first statement says that chimpanzees do not always use twigs exactly as found in nature, and the second says that chimpanzees often strip the leaves from twigs before using them.",
    },
  ],
  pronouns: [{ word: "they", at: "they find them", antecedent: "The animals" }],
};
