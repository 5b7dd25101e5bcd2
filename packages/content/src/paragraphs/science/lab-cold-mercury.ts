import type { Paragraph } from "../paragraph.ts";

export const labColdMercury: Paragraph = {
  id: "lab-cold-mercury",
  version: 3,
  field: "science",
  source: "Histories of low-temperature physics",
  text:
    "The discovery of superconductivity depended on the liquefaction of helium, which Dutch physicist Heike " +
    "Kamerlingh Onnes achieved in 1908. In 1911, his group used the liquid to cool a sample of mercury to " +
    "about four degrees above absolute zero, whereupon the electrical resistance of the metal abruptly " +
    "vanished. The same effect was soon afterward observed in lead and tin.",
  joints: [
    { kind: "subject-and-verb", after: "depended on the liquefaction of helium", verb: "depended" },
    { kind: "title-and-name", title: "Dutch physicist", after: "Heike Kamerlingh Onnes" },
    { kind: "noun-and-phrase", after: "of superconductivity" },
    { kind: "noun-and-phrase", after: "of the metal" },
    { kind: "subject-and-verb", after: "was soon afterward observed in lead and tin", verb: "was" },
    { kind: "preposition-and-object", after: "the liquefaction of helium" },
    { kind: "noun-and-phrase", after: "of mercury" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "used",
      base: "use",
      subject: "his group",
      number: "singular",
      tense: "past",
      time: "In 1911",
    },
    {
      kind: "finite",
      verb: "achieved",
      base: "achieve",
      subject: "Dutch physicist Heike Kamerlingh Onnes",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
