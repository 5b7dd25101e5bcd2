import type { Paragraph } from "../paragraph.ts";

export const sleepingCarPorters: Paragraph = {
  id: "sleeping-car-porters",
  version: 3,
  field: "history",
  source: "Histories of American labor; biographies of A. Philip Randolph",
  text:
    "Founded in 1925 under the leadership of A. Philip Randolph, the Brotherhood of Sleeping Car Porters " +
    "sought recognition from the Pullman Company for twelve years. The contract that the company signed in " +
    "1937 was the first between a union of Black workers and a major American corporation; moreover, it " +
    "raised the wages of the porters and reduced their hours.",
  joints: [
    {
      kind: "front",
      after:
        "the Brotherhood of Sleeping Car Porters sought recognition from the Pullman Company for twelve years",
      verbs: ["sought"],
    },
    {
      kind: "essential",
      after: "that the company signed in 1937",
      next: "was the first between a union of Black workers and a major American corporation",
      verb: "was",
    },
    {
      kind: "turning-clauses",
      after: "moreover, it raised the wages of the porters and reduced their hours",
      verbs: ["was", "raised"],
    },
    { kind: "second-verb", after: "reduced their hours", verbs: ["raised", "reduced"] },
    { kind: "noun-and-phrase", after: "of Sleeping Car Porters" },
    { kind: "noun-and-phrase", after: "from the Pullman Company" },
    { kind: "noun-and-phrase", after: "of the porters" },
    {
      kind: "verb-and-complement",
      after: "recognition from the Pullman Company for twelve years",
      verb: "sought",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The contract",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "the Brotherhood",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "raised",
      base: "raise",
      subject: "it",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      words: "moreover",
      first:
        "The contract that the company signed in 1937 was the first between a union of Black workers and a major American corporation",
      second: "it raised the wages of the porters and reduced their hours",
      why: "The first statement says that the contract was the first between a union of Black workers and a major corporation, and the second says that the contract raised the wages of the porters and reduced their hours.",
    },
  ],
  pronouns: [
    { word: "it", at: "it raised the wages", antecedent: "The contract" },
    { word: "their", at: "their hours", antecedent: "the porters" },
  ],
  modifiers: [
    {
      opening: "Founded in 1925 under the leadership of A. Philip Randolph",
      clause:
        "the Brotherhood of Sleeping Car Porters sought recognition from the Pullman Company for twelve years",
      noun: "the Brotherhood of Sleeping Car Porters",
      kind: "person",
      wrong: [
        {
          clause:
            "recognition from the Pullman Company came to the Brotherhood of Sleeping Car Porters only after twelve years of effort",
          noun: "recognition from the Pullman Company",
          kind: "idea",
          reason: "Recognition was what the union sought; it was not founded in 1925.",
        },
        {
          clause:
            "twelve years of effort brought the Brotherhood of Sleeping Car Porters recognition from the Pullman Company",
          noun: "twelve years of effort",
          kind: "idea",
          reason: "Years are not founded; the union was.",
        },
        {
          clause:
            "the efforts of the Brotherhood of Sleeping Car Porters brought it recognition from the Pullman Company after twelve years",
          noun: "the efforts of the Brotherhood of Sleeping Car Porters",
          kind: "idea",
          reason: "The noun after the comma is *efforts*; it was the union that was founded.",
        },
      ],
    },
  ],
};
