import type { Paragraph } from "../paragraph.ts";

export const seventhWardSurvey: Paragraph = {
  id: "seventh-ward-survey",
  field: "society",
  source: "Histories of American sociology; encyclopedias of African American history",
  text:
    "W. E. B. Du Bois based *The Philadelphia Negro* (1899) on months of interviews in the city's Seventh Ward. " +
    "His questions to each household concerned work, rent, schooling, and health, and the answers led him to " +
    "reject a common claim: the poverty of many residents, he concluded, was a consequence of their exclusion " +
    "from most trades.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "*The Philadelphia Negro* (1899) on months of interviews in the city's Seventh Ward",
      verb: "based",
    },
    { kind: "noun-and-phrase", after: "to each household" },
    {
      kind: "subject-and-verb",
      after: "concerned work, rent, schooling, and health",
      verb: "concerned",
    },
    {
      kind: "coordinated",
      after: "the answers led him to reject a common claim",
      verbs: ["concerned", "led"],
    },
    {
      kind: "explanation",
      after:
        "the poverty of many residents, he concluded, was a consequence of their exclusion from most trades",
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
};
