import type { Paragraph } from "../paragraph.ts";

export const wellsRailroadSuit: Paragraph = {
  id: "wells-railroad-suit",
  version: 3,
  field: "history",
  source: "Biographies of Ida B. Wells; legal histories of Tennessee",
  text:
    "In 1884, a Tennessee court awarded five hundred dollars to Ida B. Wells, a young teacher whom a " +
    "conductor had forced out of a railroad car reserved for women. The state's supreme court reversed the " +
    "decision in 1887. Nevertheless, the articles that Wells published about the case were read across the " +
    "country, marking the start of her career as a journalist.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "awarded five hundred dollars to Ida B. Wells",
      verb: "awarded",
    },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, the articles that Wells published about the case were read across the country",
      verbs: ["reversed", "were read"],
    },
    {
      kind: "outcome",
      after: "marking the start of her career as a journalist",
      verbs: ["were read"],
    },
    { kind: "subject-and-verb", after: "reversed the decision in 1887", verb: "reversed" },
    { kind: "verb-and-complement", after: "five hundred dollars to Ida B. Wells", verb: "awarded" },
    { kind: "noun-and-phrase", after: "of her career" },
    { kind: "preposition-and-object", after: "a journalist" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "awarded",
      base: "award",
      subject: "a Tennessee court",
      number: "singular",
      tense: "past",
      time: "In 1884",
    },
    {
      kind: "finite",
      verb: "reversed",
      base: "reverse",
      subject: "The state's supreme court",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "marking", base: "mark", beside: "were read" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["cause", "contrast", "sequence"],
      words: "Nevertheless",
      first: "The state's supreme court reversed the decision in 1887",
      second: "the articles that Wells published about the case were read across the country",
      why: "The first statement says that the state's supreme court reversed the award to Wells in 1887, but the second reports that articles by Wells about the case were read across the country.",
    },
  ],
};
