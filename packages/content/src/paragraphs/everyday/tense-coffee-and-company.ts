import type { Paragraph } from "../paragraph.ts";

export const tenseCoffeeAndCompany: Paragraph = {
  id: "tense-coffee-and-company",
  version: 2,
  field: "everyday",
  source: "Histories of London; encyclopedia entries on coffeehouses",
  text:
    "Pasqua Rosée, the servant of a merchant who traded with the Ottoman Empire, opened the first coffeehouse " +
    "in London in 1652. By 1700, the number of such houses had reached several hundred. Customers tended to " +
    "gather with others of their own occupation. For example, brokers who dealt in stocks met at Jonathan's, " +
    "and poets and critics met at Will's.",
  joints: [
    {
      kind: "inset",
      after: "the servant of a merchant who traded with the Ottoman Empire",
      next: "opened the first coffeehouse in London in 1652",
      verb: "opened",
    },
    {
      kind: "turning-clauses",
      after: "For example, brokers who dealt in stocks met at Jonathan's",
      verbs: ["tended", "met"],
    },
    { kind: "coordinated", after: "poets and critics met at Will's", verbs: ["met", "met"] },
    { kind: "subject-and-verb", after: "had reached several hundred", verb: "had reached" },
    {
      kind: "verb-and-complement",
      after: "the first coffeehouse in London in 1652",
      verb: "opened",
    },
    { kind: "noun-and-phrase", after: "of their own occupation" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had reached",
      base: "reach",
      subject: "the number",
      number: "singular",
      tense: "past-perfect",
      time: "By 1700",
    },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "Pasqua Rosée",
      number: "singular",
      tense: "past",
    },
    { kind: "infinitive", verb: "to gather", base: "gather", beside: "tended" },
  ],
  turns: [
    {
      relation: "example",
      words: "For example",
      first: "Customers tended to gather with others of their own occupation",
      second: "brokers who dealt in stocks met at Jonathan's, and poets and critics met at Will's",
      why: "The first statement says that customers of coffeehouses tended to gather with others of their own occupation, and the second says that brokers met at Jonathan's and that poets and critics met at Will's.",
    },
  ],
  pronouns: [{ word: "their", at: "their own occupation", antecedent: "Customers" }],
};
