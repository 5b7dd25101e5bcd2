import type { Paragraph } from "../paragraph.ts";

export const moreWagonOfBooks: Paragraph = {
  id: "more-wagon-of-books",
  version: 3,
  field: "society",
  source: "Histories of American libraries; encyclopedias of Maryland",
  text:
    "Librarian Mary Titcomb sought to reach families on the remote farms of Washington County, Maryland. To " +
    "this end, in 1905, she had shelves built into a horse-drawn wagon, which the janitor of the library " +
    "drove along the country roads. Loaded with some two hundred volumes, the wagon was one of the first " +
    "bookmobiles in the United States, and other counties soon adopted the idea.",
  joints: [
    { kind: "title-and-name", title: "Librarian", after: "Mary Titcomb" },
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
      subject: "Librarian Mary Titcomb",
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
        "Librarian Mary Titcomb sought to reach families on the remote farms of Washington County, Maryland",
      second:
        "in 1905, she had shelves built into a horse-drawn wagon, which the janitor of the library drove along the country roads",
      why: "The first statement says that the librarian Mary Titcomb sought to reach families on remote farms, and the second says that Titcomb had shelves for books built into a wagon that traveled the country roads.",
    },
  ],
  modifiers: [
    {
      opening: "Loaded with some two hundred volumes",
      clause:
        "the wagon was one of the first bookmobiles in the United States, and other counties soon adopted the idea",
      noun: "the wagon",
      kind: "building",
      wrong: [
        {
          clause:
            "the idea of one of the first bookmobiles in the United States was soon adopted by other counties",
          noun: "the idea",
          kind: "idea",
          reason: "An idea is not loaded with volumes; the wagon was.",
        },
        {
          clause:
            "the success of one of the first bookmobiles in the United States soon led other counties to adopt the idea",
          noun: "the success",
          kind: "idea",
          reason: "Success is not loaded with anything.",
        },
        {
          clause:
            "other counties soon adopted the idea of the wagon, one of the first bookmobiles in the United States",
          noun: "other counties",
          kind: "place",
          reason: "Counties are not loaded with volumes; the wagon was.",
        },
      ],
    },
  ],
};
