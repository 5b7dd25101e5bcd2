import type { Paragraph } from "../paragraph.ts";

export const linesOfEqualWarmth: Paragraph = {
  id: "lines-of-equal-warmth",
  version: 3,
  field: "geography",
  source: "Histories of climatology; biographies of Alexander von Humboldt",
  text:
    "A chart of the Northern Hemisphere that Prussian naturalist Alexander von Humboldt published in 1817 " +
    "joins places of equal average temperature with curves that he called isotherms. The curves do not follow " +
    "the parallels of latitude; rather, they bend toward the pole in western Europe, where winds from the " +
    "Atlantic moderate the region's coldest months.",
  joints: [
    {
      kind: "turning-clauses",
      after: "rather, they bend toward the pole in western Europe",
      verbs: ["do not follow", "bend"],
    },
    { kind: "title-and-name", title: "Prussian naturalist", after: "Alexander von Humboldt" },
    {
      kind: "clauses",
      after: "The curves do not follow the parallels of latitude",
      verbs: ["joins", "do not follow"],
    },
    { kind: "noun-and-phrase", after: "from the Atlantic" },
    { kind: "verb-and-complement", after: "the parallels of latitude", verb: "do not follow" },
    {
      kind: "subject-and-verb",
      after: "do not follow the parallels of latitude",
      verb: "do not follow",
    },
    { kind: "preposition-and-object", after: "equal average temperature" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Prussian naturalist Alexander von Humboldt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "joins",
      base: "join",
      subject: "A chart",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "moderate",
      base: "moderate",
      subject: "winds",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast", "emphasis"],
      words: "rather",
      first: "The curves do not follow the parallels of latitude",
      second: "they bend toward the pole in western Europe",
      why: "The first statement says that the curves of equal temperature do not follow the parallels of latitude, and the second says that the curves of equal temperature bend toward the pole in western Europe.",
    },
  ],
  pronouns: [{ word: "they", at: "they bend toward", antecedent: "The curves" }],
  nouns: [
    {
      at: "region's coldest months",
      word: "region's",
      forms: ["region", "regions", "region's", "regions'"],
      counted: "western Europe",
      role: "owned",
      why: "Western Europe is one region, and the cold months are its own.",
    },
  ],
};
