import type { Paragraph } from "../paragraph.ts";

export const labFreezingOfHotWater: Paragraph = {
  id: "lab-freezing-of-hot-water",
  field: "science",
  source: "Histories of physics teaching; studies of the Mpemba effect",
  text:
    "In 1969, the Tanzanian student Erasto Mpemba and the physicist Denis Osborne published an article reporting " +
    "that, of two samples of water placed in a freezer, the warmer sometimes freezes first. The observation has " +
    "been repeated by other experimenters; nevertheless, physicists have not agreed on its cause, and the " +
    "conditions in which the effect occurs remain a matter of debate.",
  joints: [
    {
      kind: "turning-clauses",
      after: "nevertheless, physicists have not agreed on its cause",
      verbs: ["has been repeated", "have not agreed"],
    },
    {
      kind: "coordinated",
      after: "the conditions in which the effect occurs remain a matter of debate",
      verbs: ["have not agreed", "remain"],
    },
    { kind: "title-and-name", after: "Erasto Mpemba" },
    {
      kind: "subject-and-verb",
      after: "has been repeated by other experimenters",
      verb: "has been repeated",
    },
    { kind: "noun-and-phrase", after: "of water placed in a freezer" },
    { kind: "preposition-and-object", after: "other experimenters" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "the Tanzanian student Erasto Mpemba and the physicist Denis Osborne",
      number: "plural",
      tense: "past",
      time: "In 1969",
    },
    {
      kind: "finite",
      verb: "remain",
      base: "remain",
      subject: "the conditions",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      words: "nevertheless",
      first: "The observation has been repeated by other experimenters",
      second: "physicists have not agreed on its cause",
      why:
        "Repeated observation gives reason to expect an accepted explanation, and the second statement says that " +
        "there is none in spite of it.",
    },
  ],
};
