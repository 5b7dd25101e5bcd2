import type { Paragraph } from "../paragraph.ts";

export const talesForTheLibrary: Paragraph = {
  id: "tales-for-the-library",
  version: 2,
  field: "literature",
  source: "Biographies of Pura Belpré; histories of the New York Public Library",
  text:
    "Pura Belpré, who became the first Puerto Rican librarian in New York in 1921, discovered that the public " +
    "library owned no books of the folktales she had heard as a child. Accordingly, she wrote down several of " +
    "the tales, publishing *Perez and Martina* in 1932.",
  joints: [
    {
      kind: "inset",
      after: "who became the first Puerto Rican librarian in New York in 1921",
      next: "discovered that the public library owned no books of the folktales she had heard as a child",
      verb: "discovered",
    },
    {
      kind: "turning-clauses",
      after: "Accordingly, she wrote down several of the tales",
      verbs: ["discovered", "wrote down"],
    },
    {
      kind: "verb-and-complement",
      after: "that the public library owned no books of the folktales she had heard as a child",
      verb: "discovered",
    },
    { kind: "noun-and-phrase", after: "of the folktales" },
    { kind: "noun-and-phrase", after: "of the tales" },
    { kind: "preposition-and-object", after: "the folktales she had heard as a child" },
  ],
  verbs: [
    { kind: "outcome", verb: "publishing", base: "publish", beside: "wrote" },
    {
      kind: "finite",
      verb: "discovered",
      base: "discover",
      subject: "Pura Belpré",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "purpose"],
      words: "Accordingly",
      first:
        "Pura Belpré, who became the first Puerto Rican librarian in New York in 1921, discovered that the public library owned no books of the folktales she had heard as a child",
      second: "she wrote down several of the tales",
      why: "The first statement says that Belpré found that the library owned no books of the folktales from her childhood, and the second says that Belpré wrote down several of the folktales that she had heard as a child.",
    },
  ],
};
