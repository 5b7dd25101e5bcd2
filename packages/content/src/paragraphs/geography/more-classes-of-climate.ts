import type { Paragraph } from "../paragraph.ts";

export const moreClassesOfClimate: Paragraph = {
  id: "more-classes-of-climate",
  version: 2,
  field: "geography",
  source: "Histories of climatology; textbooks of physical geography",
  text:
    "The boundaries in the classification of climates that Wladimir Köppen published in 1900 were chosen " +
    "with plants in view. Köppen, who had trained as a botanist, intended to let vegetation stand for the " +
    "combined effect of temperature and rain, and he placed each boundary where one type of plant gives way " +
    "to another. For instance, the limit of his polar climates, a warmest month of 10 degrees Celsius, " +
    "follows the northern edge of the forests.",
  joints: [
    {
      kind: "inset",
      after: "who had trained as a botanist",
      next: "intended to let vegetation stand for the combined effect of temperature and rain",
      verb: "intended",
    },
    {
      kind: "coordinated",
      after: "he placed each boundary where one type of plant gives way to another",
      verbs: ["intended", "placed"],
    },
    { kind: "noun-and-phrase", after: "of plant" },
    { kind: "subject-and-verb", after: "were chosen with plants in view", verb: "were chosen" },
    { kind: "noun-and-phrase", after: "of climates" },
    { kind: "noun-and-phrase", after: "of the forests" },
    { kind: "noun-and-phrase", after: "of temperature and rain" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to let", base: "let", beside: "intended" },
    {
      kind: "finite",
      verb: "were chosen",
      base: "choose",
      subject: "The boundaries",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For instance",
      first: "he placed each boundary where one type of plant gives way to another",
      second:
        "the limit of his polar climates, a warmest month of 10 degrees Celsius, follows the northern edge of the forests",
      why: "The first statement says that Köppen placed each climate boundary where the type of plant changes, and the second says that the limit of the polar climates follows the northern edge of the forests.",
    },
  ],
};
