import type { Paragraph } from "../paragraph.ts";

export const moreCasiquiare: Paragraph = {
  id: "more-casiquiare",
  version: 3,
  field: "geography",
  source: "Histories of exploration; encyclopedias of South America",
  text:
    "The basins of most large rivers are separated by high ground, but the Casiquiare, a channel in southern " +
    "Venezuela, connects the Orinoco with a tributary of the Amazon. European mapmakers were reluctant to " +
    "believe reports of such a link. Eager to settle the question by measurements of his own, " +
    "Prussian naturalist Alexander von Humboldt traveled the length of the channel by canoe in 1800, " +
    "determining its position with astronomical instruments.",
  joints: [
    {
      kind: "coordinated",
      after:
        "the Casiquiare, a channel in southern Venezuela, connects the Orinoco with a tributary of the Amazon",
      verbs: ["are separated", "connects"],
    },
    {
      kind: "outcome",
      after: "determining its position with astronomical instruments",
      verbs: ["traveled"],
    },
    { kind: "subject-and-verb", after: "are separated by high ground", verb: "are separated" },
    { kind: "noun-and-phrase", after: "of most large rivers" },
    { kind: "noun-and-phrase", after: "of the Amazon" },
    { kind: "noun-and-phrase", after: "of such a link" },
    { kind: "preposition-and-object", after: "canoe in 1800" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to believe", base: "believe", beside: "reluctant" },
    {
      kind: "finite",
      verb: "are separated",
      base: "separate",
      subject: "The basins",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "determining", base: "determine", beside: "traveled" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Eager to settle the question by measurements of his own",
      clause:
        "Prussian naturalist Alexander von Humboldt traveled the length of the channel by canoe in 1800, " +
        "determining its position with astronomical instruments",
      noun: "Prussian naturalist Alexander von Humboldt",
      kind: "person",
      wrong: [
        {
          clause:
            "the channel was traveled by canoe for its whole length in 1800 by Prussian naturalist Alexander " +
            "von Humboldt, who determined its position with astronomical instruments",
          noun: "the channel",
          kind: "place",
          reason: "A channel is not eager to settle a question.",
        },
        {
          clause:
            "Prussian naturalist Alexander von Humboldt's journey by canoe in 1800 followed the length of " +
            "the channel, and its position was determined with astronomical instruments",
          noun: "Alexander von Humboldt's journey",
          kind: "idea",
          reason: "The noun after the comma is *journey*; *Humboldt's* only says whose it was.",
        },
        {
          clause:
            "astronomical instruments enabled Prussian naturalist Alexander von Humboldt to determine the " +
            "position of the channel as he traveled its length by canoe in 1800",
          noun: "astronomical instruments",
          kind: "thing",
          reason: "Instruments cannot be eager.",
        },
      ],
    },
  ],
};
