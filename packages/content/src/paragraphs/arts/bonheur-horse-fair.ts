import type { Paragraph } from "../paragraph.ts";

export const bonheurHorseFair: Paragraph = {
  id: "bonheur-horse-fair",
  version: 2,
  field: "arts",
  source: "Standard histories of French painting; museum notes on *The Horse Fair*",
  text:
    "For *The Horse Fair*, a canvas more than five meters wide, French painter Rosa Bonheur wished to study " +
    "the movement of draft animals at close range. To this end, she attended a horse market in Paris twice a " +
    "week for a year and a half, dressing as a man to avoid notice.",
  joints: [
    { kind: "title-and-name", title: "French painter", after: "Rosa Bonheur" },
    { kind: "noun-and-phrase", after: "of draft animals at close range" },
    { kind: "preposition-and-object", after: "draft animals at close range" },
    { kind: "preposition-and-object", after: "close range" },
  ],
  verbs: [
    { kind: "outcome", verb: "dressing", base: "dress", beside: "attended" },
    {
      kind: "finite",
      verb: "wished",
      base: "wish",
      subject: "French painter Rosa Bonheur",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first:
        "For *The Horse Fair*, a canvas more than five meters wide, French painter Rosa Bonheur wished to study " +
        "the movement of draft animals at close range",
      second: "she attended a horse market in Paris twice a week for a year and a half",
      why: "The first statement says that Bonheur wished to study the movement of draft animals at close range, and the second reports that Bonheur attended a horse market in Paris twice a week.",
    },
  ],
};
