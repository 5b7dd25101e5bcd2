import type { Paragraph } from "../paragraph.ts";

export const tenseReadersOfTheCrisis: Paragraph = {
  id: "tense-readers-of-the-crisis",
  version: 2,
  field: "literature",
  source: "Histories of African American literature; encyclopedia entries on The Crisis",
  text:
    "In 1910, W. E. B. Du Bois founded *The Crisis*, the magazine of the National Association for the " +
    "Advancement of Colored People, with an edition of one thousand copies. By 1919, the circulation had " +
    "passed one hundred thousand. The magazine was not devoted to politics alone: Jessie Fauset, whom Du " +
    "Bois hired in 1919 to edit its literary pages, introduced readers to young poets such as Langston " +
    "Hughes, Countee Cullen, and Gwendolyn Bennett.",
  joints: [
    {
      kind: "explanation",
      after:
        "Jessie Fauset, whom Du Bois hired in 1919 to edit its literary pages, introduced readers to young poets",
      verbs: ["was not", "introduced"],
    },
    { kind: "items", items: ["Langston Hughes", "Countee Cullen", "Gwendolyn Bennett"] },
    { kind: "lead-and-series", after: "Langston Hughes, Countee Cullen, and Gwendolyn Bennett" },
    { kind: "subject-and-verb", after: "had passed one hundred thousand", verb: "had passed" },
    { kind: "verb-and-complement", after: "one hundred thousand", verb: "had passed" },
    { kind: "preposition-and-object", after: "politics alone" },
    { kind: "noun-and-phrase", after: "of one thousand copies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had passed",
      base: "pass",
      subject: "the circulation",
      number: "singular",
      tense: "past-perfect",
      time: "By 1919",
    },
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "Jessie Fauset",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "founded",
      base: "found",
      subject: "W. E. B. Du Bois",
      number: "singular",
      tense: "past",
      time: "In 1910",
    },
  ],
  turns: [],
};
