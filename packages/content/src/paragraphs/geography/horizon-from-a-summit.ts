import type { Paragraph } from "../paragraph.ts";

export const horizonFromASummit: Paragraph = {
  id: "horizon-from-a-summit",
  version: 2,
  field: "geography",
  source: "Histories of geodesy in the Islamic world",
  text:
    "In the early eleventh century, scholar Abu Rayhan al-Biruni devised a method of determining the size of " +
    "Earth that required neither a long journey nor a second observer. He first measured the height of a " +
    "mountain in what is now Pakistan. Next, he climbed to the summit and found the angle by which the " +
    "horizon lies below the horizontal, a quantity that is related to the radius of the planet.",
  joints: [
    { kind: "title-and-name", title: "scholar", after: "Abu Rayhan al-Biruni" },
    {
      kind: "clauses",
      after: "He first measured the height of a mountain in what is now Pakistan",
      verbs: ["devised", "measured"],
    },
    {
      kind: "second-verb",
      after: "found the angle by which the horizon lies below the horizontal",
      verbs: ["climbed", "found"],
    },
    {
      kind: "verb-and-complement",
      after: "the height of a mountain in what is now Pakistan",
      verb: "measured",
    },
    {
      kind: "preposition-and-object",
      after:
        "determining the size of Earth that required neither a long journey nor a second observer",
    },
    { kind: "noun-and-phrase", after: "of the planet" },
  ],
  verbs: [
    { kind: "preposition", verb: "determining", base: "determine", beside: "devised" },
    {
      kind: "finite",
      verb: "devised",
      base: "devise",
      subject: "scholar Abu Rayhan al-Biruni",
      number: "singular",
      tense: "past",
      time: "In the early eleventh century",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Next",
      first: "He first measured the height of a mountain in what is now Pakistan",
      second:
        "he climbed to the summit and found the angle by which the horizon lies below the horizontal",
      why: "The first statement says that al-Biruni first measured the height of a mountain, and the second says that al-Biruni climbed to the summit of a mountain and found the angle of the horizon.",
    },
  ],
};
