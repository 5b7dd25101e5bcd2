import type { Paragraph } from "../paragraph.ts";

export const sourceOfAladdin: Paragraph = {
  id: "source-of-aladdin",
  version: 2,
  field: "literature",
  source: "Histories of The Thousand and One Nights; biographies of Antoine Galland",
  text:
    "The story of Aladdin did not come from the Arabic manuscript of *The Thousand and One Nights* that " +
    "French scholar Antoine Galland translated. Rather, Galland heard the tale in Paris in 1709 from Hanna " +
    "Diyab, a traveler from Aleppo, and added it to the collection himself.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Rather, Galland heard the tale in Paris in 1709 from Hanna Diyab",
      verbs: ["did not come", "heard"],
    },
    {
      kind: "subject-and-verb",
      after:
        "did not come from the Arabic manuscript of *The Thousand and One Nights* that French scholar Antoine " +
        "Galland translated",
      verb: "did not come",
    },
    { kind: "noun-and-phrase", after: "of Aladdin" },
    {
      kind: "verb-and-complement",
      after: "the tale in Paris in 1709 from Hanna Diyab",
      verb: "heard",
    },
    { kind: "noun-and-phrase", after: "of *The Thousand and One Nights*" },
    { kind: "preposition-and-object", after: "the collection himself" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "heard",
      base: "hear",
      subject: "Galland",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Rather",
      first:
        "The story of Aladdin did not come from the Arabic manuscript of *The Thousand and One Nights* that " +
        "French scholar Antoine Galland translated",
      second:
        "Galland heard the tale in Paris in 1709 from Hanna Diyab, a traveler from Aleppo, and added it to the collection himself",
      why: "The first statement says that the story of Aladdin did not come from the Arabic manuscript that Galland translated, and the second says that Galland heard the story of Aladdin from a traveler in Paris.",
    },
  ],
};
