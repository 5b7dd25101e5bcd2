import type { Paragraph } from "../paragraph.ts";

export const domesdayOxen: Paragraph = {
  id: "domesday-oxen",
  version: 3,
  field: "history",
  source: "Histories of Norman England; encyclopedias of medieval history",
  text:
    "Conducted in nearly every shire of the kingdom by officers of the crown, the survey of landholders " +
    "and resources that William I of England commissioned in 1085 was exceptionally thorough. Indeed, " +
    "an author of the *Anglo-Saxon Chronicle* complained that not one ox, cow, or pig had been left out " +
    "of the record.",
  joints: [
    { kind: "subject-and-verb", after: "was exceptionally thorough", verb: "was" },
    {
      kind: "turning-clauses",
      after:
        "Indeed, an author of the *Anglo-Saxon Chronicle* complained that not one ox, cow, or pig had been left out of the record",
      verbs: ["was", "complained"],
    },
    { kind: "noun-and-phrase", after: "of the *Anglo-Saxon Chronicle*" },
    { kind: "noun-and-phrase", after: "of landholders and resources" },
    {
      kind: "subject-and-verb",
      after: "complained that not one ox, cow, or pig had been left out of the record",
      verb: "complained",
    },
    { kind: "preposition-and-object", after: "the record" },
  ],
  verbs: [],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "contrast", "sequence", "example"],
      words: "Indeed",
      first:
        "The survey of landholders and resources that William I of England commissioned in 1085 was exceptionally thorough",
      second:
        "an author of the *Anglo-Saxon Chronicle* complained that not one ox, cow, or pig had been left out of the record",
      why: "The first statement says that the survey of William I was exceptionally thorough, and the second says that an author complained that the survey left out no ox, cow, or pig.",
    },
  ],
  nouns: [
    {
      at: "survey of landholders",
      word: "survey",
      forms: ["survey", "surveys", "survey's", "surveys'"],
      counted: "was exceptionally thorough",
      role: "predicate",
      why: "*Was* calls for the singular, and the words that follow tell what the survey recorded.",
    },
  ],
  modifiers: [
    {
      opening: "Conducted in nearly every shire of the kingdom by officers of the crown",
      clause:
        "the survey of landholders and resources that William I of England commissioned in 1085 was exceptionally thorough",
      noun: "the survey of landholders and resources",
      kind: "idea",
      wrong: [
        {
          clause:
            "William I of England commissioned in 1085 an exceptionally thorough survey of landholders and resources",
          noun: "William I of England",
          kind: "person",
          reason: "The king was not conducted in the shires; the survey was.",
        },
        {
          clause:
            "landholders were surveyed with exceptional thoroughness for William I of England in 1085",
          noun: "landholders",
          kind: "person",
          reason: "A survey is conducted; landholders are not.",
        },
        {
          clause:
            "there was an exceptionally thorough survey of landholders that William I of England commissioned in 1085",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be conducted.",
        },
      ],
    },
  ],
};
