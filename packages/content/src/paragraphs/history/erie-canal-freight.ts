import type { Paragraph } from "../paragraph.ts";

export const erieCanalFreight: Paragraph = {
  id: "erie-canal-freight",
  field: "history",
  source: "Histories of American transportation; histories of New York",
  text:
    "Because a team of horses could draw a far heavier load on the Erie Canal than on a road, the cost of " +
    "moving a ton of freight between Buffalo and New York City fell by about nine-tenths after the waterway " +
    "opened in 1825.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "the cost of moving a ton of freight between Buffalo and New York City fell by about nine-tenths after the waterway opened in 1825",
      verbs: ["could draw", "fell"],
    },
    { kind: "noun-and-phrase", after: "of horses" },
    { kind: "noun-and-phrase", after: "of freight between Buffalo and New York City" },
    { kind: "preposition-and-object", after: "a road" },
    {
      kind: "verb-and-complement",
      after: "a far heavier load on the Erie Canal than on a road",
      verb: "could draw",
    },
    { kind: "subject-and-verb", after: "fell by about nine-tenths", verb: "fell" },
  ],
  verbs: [
    { kind: "preposition", verb: "moving", base: "move", beside: "fell" },
    {
      kind: "finite",
      verb: "fell",
      base: "fall",
      subject: "the cost",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "the waterway",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
