import type { Paragraph } from "../paragraph.ts";

export const studyRaysOfSight: Paragraph = {
  id: "study-rays-of-sight",
  version: 2,
  field: "science",
  source: "Standard histories of optics; encyclopedias of the history of Arabic science",
  text:
    "According to the *Book of Optics*, a treatise that mathematician Ibn al-Haytham composed in Cairo in the " +
    "early eleventh century, the eye does not perceive objects by sending out rays of its own. Rather, it " +
    "receives light that travels from objects to the eye.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Rather, it receives light that travels from objects to the eye",
      verbs: ["does not perceive", "receives"],
    },
    { kind: "noun-and-phrase", after: "of its own" },
    { kind: "preposition-and-object", after: "the early eleventh century" },
    { kind: "title-and-name", title: "mathematician", after: "Ibn al-Haytham" },
  ],
  verbs: [
    { kind: "preposition", verb: "sending", base: "send", beside: "does not perceive" },
    { kind: "relative", verb: "travels", base: "travel", antecedent: "light", number: "singular" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Rather",
      first: "the eye does not perceive objects by sending out rays of its own",
      second: "it receives light that travels from objects to the eye",
      why: "The first statement says that the eye does not perceive objects by sending out rays of its own, and the second says that the eye receives light that travels from objects.",
    },
  ],
  pronouns: [{ word: "it", at: "it receives light that", antecedent: "the eye" }],
};
