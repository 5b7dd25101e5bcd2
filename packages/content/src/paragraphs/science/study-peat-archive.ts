import type { Paragraph } from "../paragraph.ts";

export const studyPeatArchive: Paragraph = {
  id: "study-peat-archive",
  version: 2,
  field: "science",
  source: "Textbooks on paleoecology",
  text:
    "The lack of oxygen in the waterlogged layers of a peat bog slows the decay of plant remains; grains of " +
    "pollen, for instance, survive in recognizable form for thousands of years, recording which species grew in " +
    "the surrounding landscape.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "grains of pollen, for instance, survive in recognizable form for thousands of years, recording which species grew in the surrounding landscape",
      verbs: ["slows", "survive"],
    },
    { kind: "subject-and-verb", after: "slows the decay of plant remains", verb: "slows" },
    { kind: "noun-and-phrase", after: "of plant remains" },
    { kind: "preposition-and-object", after: "the surrounding landscape" },
    { kind: "verb-and-complement", after: "the decay of plant remains", verb: "slows" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "slows",
      base: "slow",
      subject: "The lack",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "recording", base: "record", beside: "survive" },
    {
      kind: "finite",
      verb: "survive",
      base: "survive",
      subject: "grains",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first:
        "The lack of oxygen in the waterlogged layers of a peat bog slows the decay of plant remains",
      second:
        "grains of pollen survive in recognizable form for thousands of years, recording which species grew in the surrounding landscape",
      why: "The first statement says that the lack of oxygen in a peat bog slows the decay of plant remains, and the second says that grains of pollen survive in a bog in recognizable form for thousands of years.",
    },
  ],
};
