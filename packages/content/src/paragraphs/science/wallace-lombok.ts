import type { Paragraph } from "../paragraph.ts";

export const wallaceLombok: Paragraph = {
  id: "wallace-lombok",
  version: 2,
  field: "science",
  source: "Histories of biogeography; reference works on Indonesia",
  text:
    "The strait between the Indonesian islands of Bali and Lombok is less than 30 miles wide. Even so, Alfred " +
    "Russel Wallace, an English naturalist who crossed it in 1856, found that the birds on its two shores " +
    "differed. Cockatoos, for instance, were common on Lombok but absent from Bali.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Even so, Alfred Russel Wallace, an English naturalist who crossed it in 1856, found that the birds on " +
        "its two shores differed",
      verbs: ["is", "found"],
    },
    { kind: "subject-and-verb", after: "is less than 30 miles wide", verb: "is" },
    { kind: "noun-and-phrase", after: "between the Indonesian islands of Bali and Lombok" },
    { kind: "preposition-and-object", after: "the Indonesian islands of Bali and Lombok" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The strait",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "differed",
      base: "differ",
      subject: "the birds",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Cockatoos",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first:
        "The strait between the Indonesian islands of Bali and Lombok is less than 30 miles wide",
      second:
        "Alfred Russel Wallace, an English naturalist who crossed it in 1856, found that the birds on its two shores differed",
      why: "The first statement says that the strait between Bali and Lombok is less than 30 miles wide, but the second reports that Wallace found different birds on the two shores of the strait.",
    },
  ],
};
