import type { Paragraph } from "../paragraph.ts";

export const strengthOfWeakTies: Paragraph = {
  id: "strength-of-weak-ties",
  version: 3,
  field: "society",
  source: "Textbooks of sociology; histories of social network analysis",
  text:
    "Interested in the value of acquaintances, sociologist Mark Granovetter asked professionals who had found " +
    "jobs through a personal contact how often they had seen that person at the time. Few of the contacts " +
    "were close friends. In fact, only about one in six was someone whom the worker saw often. The reason, he " +
    "suggested in 1973, is that close friends know the same people: news from beyond the circle comes from " +
    "acquaintances.",
  joints: [
    { kind: "title-and-name", title: "sociologist", after: "Mark Granovetter" },
    {
      kind: "turning-clauses",
      after: "In fact, only about one in six was someone whom the worker saw often",
      verbs: ["were", "was"],
    },
    { kind: "subject-and-verb", after: "were close friends", verb: "were" },
    { kind: "noun-and-phrase", after: "of the contacts" },
    {
      kind: "inset",
      after: "he suggested in 1973",
      next: "is that close friends know the same people",
      verb: "is",
    },
    { kind: "preposition-and-object", after: "a personal contact" },
    { kind: "verb-and-complement", after: "that close friends know the same people", verb: "is" },
  ],
  verbs: [
    { kind: "finite", verb: "were", base: "be", subject: "Few", number: "plural", tense: "past" },
    {
      kind: "finite",
      verb: "comes",
      base: "come",
      subject: "news",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["restatement", "addition", "similarity"],
      words: "In fact",
      first: "Few of the contacts were close friends",
      second: "only about one in six was someone whom the worker saw often",
      why: "The first statement says that few of the contacts through whom workers found jobs were close friends, and the second says that only about one in six contacts was someone whom the worker saw often.",
    },
  ],
  pronouns: [{ word: "they", at: "they had seen that person", antecedent: "professionals" }],
  modifiers: [
    {
      opening: "Interested in the value of acquaintances",
      clause:
        "sociologist Mark Granovetter asked professionals who had found jobs through a personal contact how often " +
        "they had seen that person at the time",
      noun: "sociologist Mark Granovetter",
      kind: "person",
      wrong: [
        {
          clause:
            "sociologist Mark Granovetter's question to professionals who had found jobs through a personal contact " +
            "was how often they had seen that person at the time",
          noun: "sociologist Mark Granovetter's question",
          kind: "idea",
          reason: "The noun after the comma is *question*; *Granovetter's* only says who asked it.",
        },
        {
          clause:
            "jobs had been found through a personal contact by professionals to whom Mark Granovetter put a question: how often they had seen that person",
          noun: "jobs",
          kind: "idea",
          reason: "Jobs have no interests; the sociologist did.",
        },
        {
          clause:
            "there was a question from sociologist Mark Granovetter to professionals who had found jobs through a " +
            "personal contact: how often they had seen that person",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be interested in anything.",
        },
      ],
    },
  ],
};
