import type { Paragraph } from "../paragraph.ts";

export const seventhWardSurvey: Paragraph = {
  id: "seventh-ward-survey",
  version: 2,
  field: "society",
  source: "Histories of American sociology; encyclopedias of African American history",
  text:
    "Distrustful of opinions about the city that rested on no evidence, W. E. B. Du Bois based " +
    "*The Philadelphia Negro* (1899) on months of interviews in the city's Seventh Ward. His " +
    "questions to each household concerned work, rent, and schooling, and the answers led him to a " +
    "conclusion at odds with common opinion: the poverty of many residents was due less to their " +
    "character than to their exclusion from most trades.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "*The Philadelphia Negro* (1899) on months of interviews in the city's Seventh Ward",
      verb: "based",
    },
    { kind: "noun-and-phrase", after: "to each household" },
    { kind: "subject-and-verb", after: "concerned work, rent, and schooling", verb: "concerned" },
    { kind: "lead-and-series", after: "work, rent, and schooling" },
    { kind: "items", items: ["work", "rent", "schooling"] },
    {
      kind: "coordinated",
      after: "the answers led him to a conclusion at odds with common opinion",
      verbs: ["concerned", "led"],
    },
    {
      kind: "explanation",
      after:
        "the poverty of many residents was due less to their character than to their exclusion from most trades",
      verbs: ["led", "was"],
    },
    { kind: "preposition-and-object", after: "interviews in the city's Seventh Ward" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "concerned",
      base: "concern",
      subject: "His questions",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the poverty",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "the answers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "their", at: "their character than", antecedent: "many residents" },
    { word: "their", at: "their exclusion from", antecedent: "many residents" },
  ],
  modifiers: [
    {
      opening: "Distrustful of opinions about the city that rested on no evidence",
      clause:
        "W. E. B. Du Bois based *The Philadelphia Negro* (1899) on months of interviews in the city's Seventh Ward",
      noun: "W. E. B. Du Bois",
      kind: "person",
      wrong: [
        {
          clause:
            "the city's Seventh Ward was where W. E. B. Du Bois held the interviews behind *The Philadelphia Negro* (1899)",
          noun: "the city's Seventh Ward",
          kind: "place",
          reason: "A ward holds no attitude toward opinions; the scholar did.",
        },
        {
          clause:
            "months of interviews in the city's Seventh Ward were held by W. E. B. Du Bois for *The Philadelphia Negro* (1899)",
          noun: "months of interviews",
          kind: "idea",
          reason: "Months of interviews distrust nothing.",
        },
        {
          clause:
            "there were months of interviews held by W. E. B. Du Bois in the city's Seventh Ward for *The Philadelphia Negro* (1899)",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could distrust opinions.",
        },
      ],
    },
  ],
};
