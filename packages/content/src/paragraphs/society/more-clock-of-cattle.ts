import type { Paragraph } from "../paragraph.ts";

export const moreClockOfCattle: Paragraph = {
  id: "more-clock-of-cattle",
  version: 3,
  field: "society",
  source: "Histories of anthropology; ethnographies of South Sudan",
  text:
    "Writing *The Nuer* (1940), British anthropologist E. E. Evans-Pritchard described the ways in which a " +
    "herding people of South Sudan reckoned time. The Nuer tended to name a moment of the day by the task " +
    "then under way. For instance, a man might say that he would return at the hour of milking, and the " +
    "tethering of the calves marked another hour.",
  joints: [
    {
      kind: "coordinated",
      after: "the tethering of the calves marked another hour",
      verbs: ["might say", "marked"],
    },
    { kind: "title-and-name", title: "British anthropologist", after: "E. E. Evans-Pritchard" },
    { kind: "noun-and-phrase", after: "of the day by the task then under way" },
    { kind: "noun-and-phrase", after: "of milking" },
    {
      kind: "verb-and-complement",
      after: "the ways in which a herding people of South Sudan reckoned time",
      verb: "described",
    },
    { kind: "preposition-and-object", after: "the task then under way" },
    {
      kind: "subject-and-verb",
      after: "tended to name a moment of the day by the task then under way",
      verb: "tended",
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to name", base: "name", beside: "tended" }],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For instance",
      first: "The Nuer tended to name a moment of the day by the task then under way",
      second:
        "a man might say that he would return at the hour of milking, and the tethering of the calves marked another hour",
      why: "The first statement says that the Nuer tended to name a moment of the day by the task under way, and the second says that a Nuer man might name an hour by the milking or by the tethering of calves.",
    },
  ],
  modifiers: [
    {
      opening: "Writing *The Nuer* (1940)",
      clause:
        "British anthropologist E. E. Evans-Pritchard described the ways in which a herding people of South Sudan " +
        "reckoned time",
      noun: "British anthropologist E. E. Evans-Pritchard",
      kind: "person",
      wrong: [
        {
          clause:
            "the ways in which a herding people of South Sudan reckoned time were described by British anthropologist " +
            "E. E. Evans-Pritchard",
          noun: "the ways in which a herding people of South Sudan reckoned time",
          kind: "idea",
          reason: "Ways of reckoning time do not write a book.",
        },
        {
          clause:
            "time was reckoned by a herding people of South Sudan in ways that British anthropologist E. E. " +
            "Evans-Pritchard described",
          noun: "time",
          kind: "idea",
          reason: "Time cannot write a book.",
        },
        {
          clause:
            "South Sudan has a herding people whose ways of reckoning time were described by E. E. Evans-Pritchard",
          noun: "South Sudan",
          kind: "place",
          reason: "A country cannot write a book; the anthropologist did.",
        },
      ],
    },
  ],
};
