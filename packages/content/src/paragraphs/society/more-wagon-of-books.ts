import type { Paragraph } from "../paragraph.ts";

export const moreWagonOfBooks: Paragraph = {
  id: "more-wagon-of-books",
  field: "society",
  source: "Histories of American libraries; encyclopedias of Maryland",
  text:
    "The librarian Mary Titcomb sought to reach families on the remote farms of Washington County, Maryland. " +
    "To this end, in 1905, she had shelves built into a horse-drawn wagon, which the janitor of the library " +
    "drove along the country roads. The wagon was one of the first bookmobiles in the United States, and " +
    "other counties soon adopted the idea.",
  joints: [
    { kind: "title-and-name", after: "Mary Titcomb" },
    {
      kind: "coordinated",
      after: "other counties soon adopted the idea",
      verbs: ["was", "soon adopted"],
    },
    { kind: "noun-and-phrase", after: "of Washington County, Maryland" },
    {
      kind: "subject-and-verb",
      after: "sought to reach families on the remote farms of Washington County, Maryland",
      verb: "sought",
    },
    { kind: "preposition-and-object", after: "the country roads" },
    {
      kind: "verb-and-complement",
      after: "to reach families on the remote farms of Washington County, Maryland",
      verb: "sought",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to reach", base: "reach", beside: "sought" },
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "The librarian Mary Titcomb",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence", "example"],
      words: "To this end",
      first:
        "The librarian Mary Titcomb sought to reach families on the remote farms of Washington County, Maryland",
      second:
        "in 1905, she had shelves built into a horse-drawn wagon, which the janitor of the library drove along the country roads",
      why: "The first statement gives an aim, and the second gives the step that Titcomb took in order to achieve it.",
    },
  ],
};
