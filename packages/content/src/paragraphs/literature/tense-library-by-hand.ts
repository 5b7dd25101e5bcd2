import type { Paragraph } from "../paragraph.ts";

export const tenseLibraryByHand: Paragraph = {
  id: "tense-library-by-hand",
  version: 2,
  field: "literature",
  source: "Histories of Chinese literature; encyclopedia entries on the Siku Quanshu",
  text:
    "In 1773, the Qianlong emperor of China ordered scholars to compile the *Siku Quanshu*, a library of the " +
    "works that they judged most valuable. By 1787, the copyists hired for the project had produced seven " +
    "sets, each containing more than 36,000 volumes. The project was not purely an effort to preserve texts. " +
    "Indeed, officials destroyed or altered many works that seemed to criticize the dynasty.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Indeed, officials destroyed or altered many works that seemed to criticize the dynasty",
      verbs: ["was not", "destroyed"],
    },
    { kind: "subject-and-verb", after: "had produced seven sets", verb: "had produced" },
    { kind: "verb-and-complement", after: "seven sets", verb: "had produced" },
    { kind: "noun-and-phrase", after: "of the works that they judged most valuable" },
    { kind: "preposition-and-object", after: "the project" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had produced",
      base: "produce",
      subject: "the copyists",
      number: "plural",
      tense: "past-perfect",
      time: "By 1787",
    },
    {
      kind: "finite",
      verb: "ordered",
      base: "order",
      subject: "the Qianlong emperor",
      number: "singular",
      tense: "past",
      time: "In 1773",
    },
    { kind: "infinitive", verb: "to preserve", base: "preserve", beside: "effort" },
    { kind: "infinitive", verb: "to criticize", base: "criticize", beside: "seemed" },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["restatement", "contrast", "replacement"],
      words: "Indeed",
      first: "The project was not purely an effort to preserve texts",
      second: "officials destroyed or altered many works that seemed to criticize the dynasty",
      why: "The first statement says that the project of the emperor was not purely an effort to preserve texts, and the second says that officials destroyed or altered many works that seemed to criticize the dynasty.",
    },
  ],
};
