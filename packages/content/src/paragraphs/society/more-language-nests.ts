import type { Paragraph } from "../paragraph.ts";

export const moreLanguageNests: Paragraph = {
  id: "more-language-nests",
  version: 2,
  field: "society",
  source: "Histories of language revitalization; encyclopedias of Oceania",
  text:
    "In New Zealand, the number of children able to speak Māori had fallen sharply by the late 1970s. " +
    "Alarmed by this decline, elders and parents founded preschools in 1982 where only Māori was " +
    'spoken, and several hundred of these "language nests" were opened within a few years. Similarly, ' +
    "teachers and parents in Hawaii, having studied that example, established a preschool in 1984 that " +
    "was conducted entirely in Hawaiian.",
  joints: [
    { kind: "noun-and-phrase", after: 'of these "language nests"' },
    {
      kind: "coordinated",
      after: 'several hundred of these "language nests" were opened within a few years',
      verbs: ["founded", "were opened"],
    },
    { kind: "subject-and-verb", after: "had fallen sharply by the late 1970s", verb: "had fallen" },
    { kind: "preposition-and-object", after: "the late 1970s" },
    {
      kind: "verb-and-complement",
      after: "a preschool in 1984 that was conducted entirely in Hawaiian",
      verb: "established",
    },
    {
      kind: "turning-clauses",
      after:
        "Similarly, teachers and parents in Hawaii, having studied that example, established a preschool in 1984 that was conducted entirely in Hawaiian",
      verbs: ["founded", "established"],
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to speak", base: "speak", beside: "able" }],
  turns: [],
  modifiers: [
    {
      opening: "Alarmed by this decline",
      clause:
        'elders and parents founded preschools in 1982 where only Māori was spoken, and several hundred of these "language nests" were opened within a few years',
      noun: "elders and parents",
      kind: "person",
      wrong: [
        {
          clause:
            'preschools where only Māori was spoken were founded by elders and parents in 1982, and several hundred of these "language nests" were opened within a few years',
          noun: "preschools",
          kind: "building",
          reason: "Preschools cannot be alarmed; the elders and parents were.",
        },
        {
          clause:
            'the year 1982 saw elders and parents found preschools where only Māori was spoken, and several hundred of these "language nests" were soon opened',
          noun: "the year 1982",
          kind: "idea",
          reason: "A year feels no alarm.",
        },
        {
          clause:
            'there were preschools from 1982 on where only Māori was spoken, and several hundred of these "language nests" were opened within a few years',
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be alarmed.",
        },
      ],
    },
  ],
};
