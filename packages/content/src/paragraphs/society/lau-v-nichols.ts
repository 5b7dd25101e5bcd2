import type { Paragraph } from "../paragraph.ts";

export const lauVNichols: Paragraph = {
  id: "lau-v-nichols",
  field: "society",
  source: "Encyclopedias of American law; histories of education",
  text:
    "*Lau v. Nichols* (1974) began with a lawsuit by the families of Chinese American students in San " +
    "Francisco. The justices of the Supreme Court ruled that schools do not offer equal treatment by " +
    "providing the same books and teachers to children who cannot understand the language of instruction.",
  joints: [
    {
      kind: "clauses",
      after:
        "The justices of the Supreme Court ruled that schools do not offer equal treatment by providing the same books and teachers to children who cannot understand the language of instruction",
      verbs: ["began", "ruled"],
    },
    {
      kind: "subject-and-verb",
      after: "ruled that schools do not offer equal treatment",
      verb: "ruled",
    },
    { kind: "noun-and-phrase", after: "of the Supreme Court" },
    { kind: "noun-and-phrase", after: "of Chinese American students in San Francisco" },
    { kind: "noun-and-phrase", after: "of instruction" },
    {
      kind: "verb-and-complement",
      after:
        "that schools do not offer equal treatment by providing the same books and teachers to children who cannot understand the language of instruction",
      verb: "ruled",
    },
    {
      kind: "preposition-and-object",
      after: "the families of Chinese American students in San Francisco",
    },
    {
      kind: "verb-and-complement",
      after:
        "equal treatment by providing the same books and teachers to children who cannot understand the language of instruction",
      verb: "do not offer",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "ruled",
      base: "rule",
      subject: "The justices",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "providing", base: "provide", beside: "do not offer" },
  ],
  turns: [],
};
