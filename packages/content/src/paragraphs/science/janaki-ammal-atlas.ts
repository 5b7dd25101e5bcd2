import type { Paragraph } from "../paragraph.ts";

export const janakiAmmalAtlas: Paragraph = {
  id: "janaki-ammal-atlas",
  version: 3,
  field: "science",
  source: "Histories of botany in India; biographical dictionaries",
  text:
    "Working at a research station in Coimbatore in the 1930s, Indian botanist Janaki Ammal crossed sugarcane " +
    "with other grasses, recording the number of chromosomes that each hybrid inherited. Records of this kind " +
    "fill the *Chromosome Atlas of Cultivated Plants*, a catalog of thousands of species that she and English " +
    "biologist Cyril Darlington published in 1945.",
  joints: [
    {
      kind: "outcome",
      after: "recording the number of chromosomes that each hybrid inherited",
      verbs: ["crossed"],
    },
    { kind: "title-and-name", title: "Indian botanist", after: "Janaki Ammal" },
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
      after: "Indian botanist Janaki Ammal crossed sugarcane with other grasses",
      verbs: ["crossed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "crossed",
      base: "cross",
      subject: "Indian botanist Janaki Ammal",
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
  nouns: [
    {
      at: "hybrid inherited",
      word: "hybrid",
      forms: ["hybrid", "hybrids", "hybrid's", "hybrids'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single hybrid is meant, and the chromosomes, named before, are what it inherited.",
    },
  ],
  modifiers: [
    {
      opening: "Working at a research station in Coimbatore in the 1930s",
      clause:
        "Indian botanist Janaki Ammal crossed sugarcane with other grasses, recording the number of chromosomes " +
        "that each hybrid inherited",
      noun: "Indian botanist Janaki Ammal",
      kind: "person",
      wrong: [
        {
          clause:
            "sugarcane was crossed with other grasses by Indian botanist Janaki Ammal, who recorded the number of " +
            "chromosomes that each hybrid inherited",
          noun: "sugarcane",
          kind: "living",
          reason: "Sugarcane may have grown at the station, but it did not work there.",
        },
        {
          clause:
            "hybrids of sugarcane and other grasses supplied Indian botanist Janaki Ammal with numbers of chromosomes " +
            "to record",
          noun: "hybrids of sugarcane and other grasses",
          kind: "living",
          reason: "The hybrids were bred at the station; they did not work there.",
        },
        {
          clause:
            "the number of chromosomes that each hybrid of sugarcane and another grass inherited was recorded by " +
            "Indian botanist Janaki Ammal",
          noun: "the number of chromosomes",
          kind: "idea",
          reason: "A number of chromosomes does not work anywhere.",
        },
      ],
    },
  ],
};
