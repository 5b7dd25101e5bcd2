import type { Paragraph } from "../paragraph.ts";

export const labFreezingOfHotWater: Paragraph = {
  id: "lab-freezing-of-hot-water",
  version: 2,
  field: "science",
  source: "Histories of physics teaching; studies of the Mpemba effect",
  text: "An article that Tanzanian student Erasto Mpemba and physicist Denis Osborne published in 1969 reported that, of two samples of water placed in a freezer, the warmer sometimes freezes first. Several other experimenters have made the same observation. Nevertheless, physicists have not agreed on the cause of the effect, and the conditions in which it occurs remain a matter of debate.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Nevertheless, physicists have not agreed on the cause of the effect",
      verbs: ["have made", "have not agreed"],
    },
    {
      kind: "coordinated",
      after: "the conditions in which it occurs remain a matter of debate",
      verbs: ["have not agreed", "remain"],
    },
    { kind: "title-and-name", title: "Tanzanian student", after: "Erasto Mpemba" },
    { kind: "noun-and-phrase", after: "of water placed in a freezer" },
    { kind: "subject-and-verb", after: "have made the same observation", verb: "have made" },
    { kind: "preposition-and-object", after: "a freezer" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remain",
      base: "remain",
      subject: "the conditions",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Tanzanian student Erasto Mpemba and physicist Denis Osborne",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "An article",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "evaluation"],
      words: "Nevertheless",
      first: "Several other experimenters have made the same observation",
      second: "physicists have not agreed on the cause of the effect",
      why: "The first statement says that several experimenters have seen warmer water freeze before cooler water, but the second says that physicists have not agreed on why warmer water sometimes freezes first.",
    },
  ],
};
