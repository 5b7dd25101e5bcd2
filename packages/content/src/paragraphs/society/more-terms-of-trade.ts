import type { Paragraph } from "../paragraph.ts";

export const moreTermsOfTrade: Paragraph = {
  id: "more-terms-of-trade",
  version: 2,
  field: "society",
  source: "Histories of economics; encyclopedias of Latin America",
  text:
    "A report that Argentine economist Raúl Prebisch completed in 1949 compared the prices of raw materials " +
    "with those of manufactured goods over seven decades. The former had tended to fall in relation to the " +
    "latter; in other words, a country that exported grain or copper had to sell more of it, over time, to " +
    "obtain the same machine. The report was widely read, and several governments in Latin America adopted " +
    "policies to encourage domestic industry.",
  joints: [
    { kind: "title-and-name", title: "Argentine economist", after: "Raúl Prebisch" },
    {
      kind: "coordinated",
      after: "several governments in Latin America adopted policies to encourage domestic industry",
      verbs: ["was", "adopted"],
    },
    { kind: "noun-and-phrase", after: "of raw materials" },
    { kind: "noun-and-phrase", after: "of manufactured goods" },
    { kind: "noun-and-phrase", after: "of it" },
    { kind: "preposition-and-object", after: "seven decades" },
  ],
  verbs: [{ kind: "infinitive", verb: "to fall", base: "fall", beside: "tended" }],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "example"],
      words: "in other words",
      first: "The former had tended to fall in relation to the latter",
      second:
        "a country that exported grain or copper had to sell more of it, over time, to obtain the same machine",
      why: "The first statement says that the prices of raw materials had tended to fall in relation to those of manufactured goods, and the second says that a country had to sell ever more grain or copper to obtain a given machine.",
    },
  ],
};
