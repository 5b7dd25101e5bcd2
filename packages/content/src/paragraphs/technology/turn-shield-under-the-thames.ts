import type { Paragraph } from "../paragraph.ts";

export const turnShieldUnderTheThames: Paragraph = {
  id: "turn-shield-under-the-thames",
  version: 2,
  field: "technology",
  source: "Histories of civil engineering; biographies of Marc Isambard Brunel",
  text:
    "Marc Isambard Brunel, an engineer born in France, sought to protect the workers who were to dig a tunnel " +
    "beneath the Thames. To that end, he placed them in an iron shield of thirty-six cells, each large enough " +
    "for one man, and moved it forward as the digging advanced.",
  joints: [
    {
      kind: "inset",
      after: "an engineer born in France",
      next: "sought to protect the workers who were to dig a tunnel beneath the Thames",
      verb: "sought",
    },
    {
      kind: "verb-and-complement",
      after: "to protect the workers who were to dig a tunnel beneath the Thames",
      verb: "sought",
    },
    { kind: "noun-and-phrase", after: "of thirty-six cells" },
    { kind: "noun-and-phrase", after: "for one man" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to protect", base: "protect", beside: "sought" },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To that end",
      first:
        "Marc Isambard Brunel, an engineer born in France, sought to protect the workers who were to dig a tunnel beneath the Thames",
      second:
        "he placed them in an iron shield of thirty-six cells, each large enough for one man, and moved it forward as the digging advanced",
      why: "The first statement says that Brunel sought to protect the workers who were to dig a tunnel beneath the Thames, and the second says that Brunel placed the workers in an iron shield that moved forward as the digging advanced.",
    },
  ],
};
