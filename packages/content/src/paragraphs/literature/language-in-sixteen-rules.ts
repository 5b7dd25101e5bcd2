import type { Paragraph } from "../paragraph.ts";

export const languageInSixteenRules: Paragraph = {
  id: "language-in-sixteen-rules",
  version: 2,
  field: "literature",
  source: "Histories of constructed languages; biographies of L. L. Zamenhof",
  text:
    "An eye doctor in Warsaw, Ludwik Zamenhof, wished to create a second language that people of every nation " +
    "could learn in a short time. To this end, he published the first textbook of Esperanto in 1887, limiting " +
    "its grammar to sixteen rules.",
  joints: [
    { kind: "outcome", after: "limiting its grammar to sixteen rules", verbs: ["published"] },
    {
      kind: "verb-and-complement",
      after: "the first textbook of Esperanto in 1887",
      verb: "published",
    },
    { kind: "noun-and-phrase", after: "of Esperanto" },
    {
      kind: "inset",
      after: "Ludwik Zamenhof",
      next: "wished to create a second language that people of every nation could learn in a short time",
      verb: "wished",
    },
    { kind: "preposition-and-object", after: "a short time" },
    { kind: "noun-and-phrase", after: "of every nation" },
  ],
  verbs: [
    { kind: "outcome", verb: "limiting", base: "limit", beside: "published" },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first:
        "An eye doctor in Warsaw, Ludwik Zamenhof, wished to create a second language that people of every nation could learn in a short time",
      second: "he published the first textbook of Esperanto in 1887",
      why: "The first statement says that Zamenhof wished to create a second language that people of every nation could learn quickly, and the second says that Zamenhof published the first textbook of Esperanto, with a grammar limited to sixteen rules.",
    },
  ],
  pronouns: [{ word: "its", at: "its grammar to sixteen rules", antecedent: "Esperanto" }],
};
