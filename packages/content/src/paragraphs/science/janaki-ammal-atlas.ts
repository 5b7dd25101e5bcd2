import type { Paragraph } from "../paragraph.ts";

export const janakiAmmalAtlas: Paragraph = {
  id: "janaki-ammal-atlas",
  field: "science",
  source: "Histories of botany in India; biographical dictionaries",
  text:
    "At a research station in Coimbatore in the 1930s, the Indian botanist Janaki Ammal crossed sugarcane " +
    "with other grasses, recording the number of chromosomes that each hybrid inherited. Records of this " +
    "kind fill the *Chromosome Atlas of Cultivated Plants*, a catalog of thousands of species that she and " +
    "the English biologist Cyril Darlington published in 1945.",
  joints: [
    {
      kind: "outcome",
      after: "recording the number of chromosomes that each hybrid inherited",
      verbs: ["crossed"],
    },
    { kind: "title-and-name", after: "Janaki Ammal" },
    {
      kind: "subject-and-verb",
      after: "fill the *Chromosome Atlas of Cultivated Plants*",
      verb: "fill",
    },
    {
      kind: "clauses",
      after: "Records of this kind fill the *Chromosome Atlas of Cultivated Plants*",
      verbs: ["crossed", "fill"],
    },
    { kind: "noun-and-phrase", after: "of this kind" },
    { kind: "preposition-and-object", after: "other grasses" },
    {
      kind: "front",
      after: "the Indian botanist Janaki Ammal crossed sugarcane with other grasses",
      verbs: ["crossed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "crossed",
      base: "cross",
      subject: "the Indian botanist Janaki Ammal",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "fill",
      base: "fill",
      subject: "Records",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "recording", base: "record", beside: "crossed" },
  ],
  turns: [],
};
