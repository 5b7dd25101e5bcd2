import type { Paragraph } from "../paragraph.ts";

export const screenMandabi: Paragraph = {
  id: "screen-mandabi",
  version: 2,
  field: "arts",
  source: "Encyclopedias of African film; biographies of Ousmane Sembène",
  text:
    "By the early 1960s, Senegalese writer Ousmane Sembène had published several novels in French, a language " +
    "that most people in his country could not read. He hoped to reach a wider public at home. To this end, " +
    "he studied filmmaking in Moscow and later directed *Mandabi* (1968), a feature whose characters speak " +
    "Wolof.",
  joints: [
    { kind: "title-and-name", title: "Senegalese writer", after: "Ousmane Sembène" },
    { kind: "noun-and-phrase", after: "in his country" },
    { kind: "noun-and-phrase", after: "in French" },
    { kind: "verb-and-complement", after: "several novels in French", verb: "had published" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to reach", base: "reach", beside: "hoped" },
    {
      kind: "finite",
      verb: "had published",
      base: "publish",
      subject: "Senegalese writer Ousmane Sembène",
      number: "singular",
      tense: "past-perfect",
      time: "By the early 1960s",
    },
    {
      kind: "finite",
      verb: "studied",
      base: "study",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first: "He hoped to reach a wider public at home",
      second:
        "he studied filmmaking in Moscow and later directed *Mandabi* (1968), a feature whose characters speak Wolof",
      why: "The first statement says that Sembène hoped to reach a wider public at home, and the second reports that Sembène studied filmmaking and directed a feature whose characters speak Wolof.",
    },
  ],
};
