import type { Paragraph } from "../paragraph.ts";

export const studyBroadbalk: Paragraph = {
  id: "study-broadbalk",
  version: 3,
  field: "science",
  source: "Textbooks on soil science; histories of agricultural research",
  text:
    "Since the autumn of 1843, wheat has grown every year on Broadbalk, a field at Rothamsted in " +
    "southern England. The treatment of several of its long plots remains the same from season to " +
    "season; one plot, for example, has never received manure or fertilizer. Sealed in bottles and " +
    "tins, dried samples of the harvests are kept in an archive, allowing chemists to analyze grain " +
    "that was gathered in the nineteenth century.",
  joints: [
    {
      kind: "turning-clauses",
      after: "one plot, for example, has never received manure or fertilizer",
      verbs: ["remains", "has never received"],
    },
    { kind: "subject-and-verb", after: "remains the same from season to season", verb: "remains" },
    {
      kind: "outcome",
      after: "allowing chemists to analyze grain that was gathered in the nineteenth century",
      verbs: ["are kept"],
    },
    { kind: "noun-and-phrase", after: "of several of its long plots" },
    { kind: "preposition-and-object", after: "an archive" },
    { kind: "subject-and-verb", after: "are kept in an archive", verb: "are kept" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has grown",
      base: "grow",
      subject: "wheat",
      number: "singular",
      tense: "perfect",
      time: "Since the autumn of 1843",
    },
    {
      kind: "finite",
      verb: "remains",
      base: "remain",
      subject: "The treatment",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "are kept" },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "contrast", "emphasis"],
      words: "for example",
      first: "The treatment of several of its long plots remains the same from season to season",
      second: "one plot has never received manure or fertilizer",
      why: "The first statement says that the treatment of several plots of Broadbalk does not change from season to season, and the second says that one plot of Broadbalk has never received manure or fertilizer.",
    },
  ],
  pronouns: [{ word: "its", at: "its long plots remains", antecedent: "a field" }],
  nouns: [
    {
      at: "plot, for example",
      word: "plot",
      forms: ["plot", "plots", "plot's", "plots'"],
      counted: "one",
      role: "predicate",
      why: "One plot is taken as an example, and the words that follow tell what it has never received.",
    },
  ],
  modifiers: [
    {
      opening: "Sealed in bottles and tins",
      clause:
        "dried samples of the harvests are kept in an archive, allowing chemists to analyze grain that was gathered in the nineteenth century",
      noun: "dried samples of the harvests",
      kind: "thing",
      wrong: [
        {
          clause:
            "chemists can analyze grain that was gathered in the nineteenth century thanks to an archive of dried samples of the harvests",
          noun: "chemists",
          kind: "person",
          reason: "Chemists are not sealed in bottles; the samples are.",
        },
        {
          clause:
            "an archive holds dried samples of the harvests, which allow chemists to analyze grain that was gathered in the nineteenth century",
          noun: "an archive",
          kind: "building",
          reason: "The bottles stand in the archive; the archive is not sealed in them.",
        },
        {
          clause:
            "there is an archive of dried samples of the harvests, which allow chemists to analyze grain that was gathered in the nineteenth century",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be sealed.",
        },
      ],
    },
  ],
};
