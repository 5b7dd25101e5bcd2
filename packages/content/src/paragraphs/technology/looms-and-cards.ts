import type { Paragraph } from "../paragraph.ts";

export const loomsAndCards: Paragraph = {
  id: "looms-and-cards",
  version: 2,
  field: "technology",
  source: "Histories of the textile industry and of computing",
  text:
    "In the loom that French weaver Joseph-Marie Jacquard introduced in 1804, the pattern of the cloth was " +
    "determined by a chain of punched cards. The principle was not confined to weaving; English mathematician " +
    "Charles Babbage planned to direct his Analytical Engine by means of such cards, and American engineer " +
    "Herman Hollerith used them to record the results of the 1890 census.",
  joints: [
    {
      kind: "clauses",
      after:
        "English mathematician Charles Babbage planned to direct his Analytical Engine by means of such cards",
      verbs: ["was not", "planned"],
    },
    {
      kind: "coordinated",
      after:
        "American engineer Herman Hollerith used them to record the results of the 1890 census",
      verbs: ["planned", "used"],
    },
    { kind: "title-and-name", title: "French weaver", after: "Joseph-Marie Jacquard" },
    { kind: "title-and-name", title: "English mathematician", after: "Charles Babbage" },
    { kind: "title-and-name", title: "American engineer", after: "Herman Hollerith" },
    { kind: "subject-and-verb", after: "was not confined to weaving", verb: "was not" },
    { kind: "noun-and-phrase", after: "of the cloth" },
    { kind: "preposition-and-object", after: "such cards" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to direct", base: "direct", beside: "planned" },
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "French weaver Joseph-Marie Jacquard",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
