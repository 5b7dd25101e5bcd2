import type { Paragraph } from "../paragraph.ts";

export const turnNovelOfLetters: Paragraph = {
  id: "turn-novel-of-letters",
  version: 2,
  field: "literature",
  source: "Histories of the novel; companions to eighteenth-century literature",
  text:
    "A novelist who tells a story through letters may give every letter to one writer, as Samuel Richardson " +
    "for the most part did in *Pamela* (1740). Alternatively, several correspondents may report the same " +
    "events, each ignorant of what the others know. Pierre Choderlos de Laclos used this second method in " +
    "*Dangerous Liaisons* (1782), where letters are intercepted, copied, and shown to rivals; in short, " +
    "writing and reading them become the action of the book.",
  joints: [
    {
      kind: "essential",
      after: "who tells a story through letters",
      next: "may give every letter to one writer",
      verb: "may give",
    },
    { kind: "items", items: ["intercepted", "copied", "shown to rivals"] },
    { kind: "verb-and-complement", after: "the same events", verb: "may report" },
    { kind: "noun-and-phrase", after: "of the book" },
    { kind: "verb-and-complement", after: "this second method", verb: "used" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "become",
      base: "become",
      subject: "writing and reading them",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "used",
      base: "use",
      subject: "Pierre Choderlos de Laclos",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first:
        "A novelist who tells a story through letters may give every letter to one writer, as Samuel Richardson for the most part did in *Pamela* (1740)",
      second:
        "several correspondents may report the same events, each ignorant of what the others know",
      why: "The first statement says that a novelist may give every letter of a story to one writer, and the second says that several correspondents in a novel of letters may report the events of the story.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "in short",
      first:
        "Pierre Choderlos de Laclos used this second method in *Dangerous Liaisons* (1782), where letters are intercepted, copied, and shown to rivals",
      second: "writing and reading them become the action of the book",
      why: "The first statement says that letters in the novel by Laclos are intercepted, copied, and shown to rivals, and the second says that writing and reading letters become the action of the novel by Laclos.",
    },
  ],
};
