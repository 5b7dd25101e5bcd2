import type { Paragraph } from "../paragraph.ts";

export const frameAndAttribute: Paragraph = {
  id: "frame-and-attribute",
  version: 2,
  field: "society",
  source: "Encyclopedias of Japanese studies; histories of anthropology",
  text:
    "Groups in modern Japan, anthropologist Chie Nakane argued in *Japanese Society* (1970), rest less on a " +
    "shared occupation than on a shared place. A typesetter at a publishing company, for instance, tends to " +
    "introduce himself not by his trade but by the name of the company.",
  joints: [
    { kind: "title-and-name", title: "anthropologist", after: "Chie Nakane" },
    {
      kind: "turning-clauses",
      after:
        "A typesetter at a publishing company, for instance, tends to introduce himself not by his trade but by the name of the company",
      verbs: ["rest", "tends"],
    },
    { kind: "noun-and-phrase", after: "of the company" },
    { kind: "preposition-and-object", after: "a shared occupation than on a shared place" },
    {
      kind: "verb-and-complement",
      after: "to introduce himself not by his trade but by the name of the company",
      verb: "tends",
    },
    { kind: "preposition-and-object", after: "the name of the company" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to introduce", base: "introduce", beside: "tends" },
    {
      kind: "finite",
      verb: "rest",
      base: "rest",
      subject: "Groups",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "tends",
      base: "tend",
      subject: "A typesetter",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first:
        "Groups in modern Japan, anthropologist Chie Nakane argued in *Japanese Society* (1970), rest less on a " +
        "shared occupation than on a shared place",
      second:
        "A typesetter at a publishing company tends to introduce himself not by his trade but by the name of the company",
      why: "The first statement says that groups in modern Japan rest less on a shared occupation than on a shared place, and the second says that a Japanese typesetter tends to introduce himself by the name of his company.",
    },
  ],
};
