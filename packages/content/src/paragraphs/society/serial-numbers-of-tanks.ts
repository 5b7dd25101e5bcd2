import type { Paragraph } from "../paragraph.ts";

export const serialNumbersOfTanks: Paragraph = {
  id: "serial-numbers-of-tanks",
  version: 3,
  field: "society",
  source: "Histories of statistics and operations research",
  text:
    "Asked to estimate how many new tanks Germany was building each month, Allied analysts in London " +
    "during the Second World War studied the serial numbers on captured vehicles. Reports from agents " +
    "put the figure at about 1,400; the analysts, however, arrived at about 250. German records " +
    "examined after the war proved the lower of the two estimates to be almost exact.",
  joints: [
    {
      kind: "turning-clauses",
      after: "the analysts, however, arrived at about 250",
      verbs: ["put", "arrived"],
    },
    { kind: "noun-and-phrase", after: "from agents" },
    { kind: "subject-and-verb", after: "put the figure at about 1,400", verb: "put" },
    {
      kind: "subject-and-verb",
      after: "proved the lower of the two estimates to be almost exact",
      verb: "proved",
    },
    { kind: "preposition-and-object", after: "captured vehicles" },
    {
      kind: "verb-and-complement",
      after: "the lower of the two estimates to be almost exact",
      verb: "proved",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "arrived",
      base: "arrive",
      subject: "the analysts",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "proved",
      base: "prove",
      subject: "German records",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "sequence", "emphasis"],
      words: "however",
      first: "Reports from agents put the figure at about 1,400",
      second: "the analysts arrived at about 250",
      why: "The first statement says that reports from agents put the monthly number of new tanks at about 1,400, but the second says that the analysts of serial numbers arrived at about 250 new tanks a month.",
    },
  ],
  nouns: [
    {
      at: "analysts, however, arrived",
      word: "analysts",
      forms: ["analyst", "analysts", "analyst's", "analysts'"],
      counted: "Allied analysts",
      role: "predicate",
      why: "The sentence before speaks of several analysts, and the words that follow tell what number they arrived at.",
    },
  ],
  modifiers: [
    {
      opening: "Asked to estimate how many new tanks Germany was building each month",
      clause:
        "Allied analysts in London during the Second World War studied the serial numbers on captured vehicles",
      noun: "Allied analysts",
      kind: "person",
      wrong: [
        {
          clause:
            "the serial numbers on captured vehicles were studied by Allied analysts in London during the Second World War",
          noun: "the serial numbers on captured vehicles",
          kind: "idea",
          reason: "Nobody asks serial numbers to make an estimate.",
        },
        {
          clause:
            "captured vehicles had serial numbers that Allied analysts in London studied during the Second World War",
          noun: "captured vehicles",
          kind: "building",
          reason: "The vehicles were not asked to estimate anything.",
        },
        {
          clause:
            "the method of Allied analysts in London during the Second World War was to study the serial numbers on captured vehicles",
          noun: "the method of Allied analysts in London",
          kind: "idea",
          reason: "The noun after the comma is *method*; the analysts were asked.",
        },
      ],
    },
  ],
};
