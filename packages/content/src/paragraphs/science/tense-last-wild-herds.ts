import type { Paragraph } from "../paragraph.ts";

export const tenseLastWildHerds: Paragraph = {
  id: "tense-last-wild-herds",
  version: 2,
  field: "science",
  source: "Histories of wildlife conservation; encyclopedia entries on the American bison",
  text:
    "By 1889, the number of bison that survived on the open plains and the surrounding foothills had fallen " +
    "below one hundred, according to a survey by zoologist William Hornaday. To restore the species, he " +
    "proposed breeding animals in captivity and releasing them on protected land. In 1907, the zoo that he " +
    "directed in New York sent fifteen bison to a reserve in Oklahoma, where they were the first of their " +
    "kind in decades.",
  joints: [
    {
      kind: "essential",
      after: "that he directed in New York",
      next: "sent fifteen bison to a reserve in Oklahoma",
      verb: "sent",
    },
    { kind: "title-and-name", title: "zoologist", after: "William Hornaday" },
    { kind: "subject-and-verb", after: "had fallen below one hundred", verb: "had fallen" },
    { kind: "verb-and-complement", after: "fifteen bison to a reserve in Oklahoma", verb: "sent" },
    { kind: "noun-and-phrase", after: "of their kind" },
    { kind: "preposition-and-object", after: "protected land" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had fallen",
      base: "fall",
      subject: "the number",
      number: "singular",
      tense: "past-perfect",
      time: "By 1889",
    },
    {
      kind: "finite",
      verb: "sent",
      base: "send",
      subject: "the zoo",
      number: "singular",
      tense: "past",
      time: "In 1907",
    },
  ],
  turns: [],
};
