import type { Paragraph } from "../paragraph.ts";

export const patrickDiatoms: Paragraph = {
  id: "patrick-diatoms",
  version: 2,
  field: "science",
  source: "Histories of ecology; reference works on freshwater biology",
  text:
    "In the late 1940s, American botanist Ruth Patrick surveyed the diatoms of streams in southeastern " +
    "Pennsylvania. Communities of these microscopic algae in clean water contained many species, each " +
    "represented by a modest number of cells; polluted streams, in contrast, held large numbers of only a few " +
    "species.",
  joints: [
    {
      kind: "turning-clauses",
      after: "polluted streams, in contrast, held large numbers of only a few species",
      verbs: ["contained", "held"],
    },
    { kind: "title-and-name", title: "American botanist", after: "Ruth Patrick" },
    {
      kind: "subject-and-verb",
      after: "contained many species, each represented by a modest number of cells",
      verb: "contained",
    },
    {
      kind: "verb-and-complement",
      after: "the diatoms of streams in southeastern Pennsylvania",
      verb: "surveyed",
    },
    {
      kind: "clauses",
      after:
        "Communities of these microscopic algae in clean water contained many species, each represented by a modest number of cells",
      verbs: ["surveyed", "contained"],
    },
    { kind: "noun-and-phrase", after: "of cells" },
    { kind: "preposition-and-object", after: "clean water" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "surveyed",
      base: "survey",
      subject: "American botanist Ruth Patrick",
      number: "singular",
      tense: "past",
      time: "In the late 1940s",
    },
    {
      kind: "finite",
      verb: "contained",
      base: "contain",
      subject: "Communities",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "in contrast",
      first:
        "Communities of these microscopic algae in clean water contained many species, each represented by a modest number of cells",
      second: "polluted streams held large numbers of only a few species",
      why: "The first statement says that clean streams contained many species of diatoms in modest numbers, whereas the second says that polluted streams held large numbers of only a few species of diatoms.",
    },
  ],
};
