import type { Paragraph } from "../paragraph.ts";

export const zitkalaSaOpera: Paragraph = {
  id: "zitkala-sa-opera",
  version: 3,
  field: "literature",
  source: "Biographies of Zitkala-Ša; standard histories of Native American literature",
  text:
    "In 1901, Zitkala-Ša, a writer of Yankton Dakota descent, published *Old Indian Legends*, a collection " +
    "of stories that she had heard from elders. Subsequently, she turned to the stage; *The Sun Dance " +
    "Opera*, which joined Dakota melodies to a collaborator's orchestral score, premiered in Utah in 1913.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Subsequently, she turned to the stage",
      verbs: ["published", "turned"],
    },
    { kind: "verb-and-complement", after: "from elders", verb: "had heard" },
    { kind: "noun-and-phrase", after: "of stories" },
    { kind: "verb-and-complement", after: "in Utah in 1913", verb: "premiered" },
    { kind: "verb-and-complement", after: "to the stage", verb: "turned" },
    {
      kind: "inset",
      after: "a writer of Yankton Dakota descent",
      next: "published *Old Indian Legends*",
      front: "In 1901",
      verb: "published",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "premiered",
      base: "premiere",
      subject: "*The Sun Dance Opera*",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Zitkala-Ša",
      number: "singular",
      tense: "past",
      time: "In 1901",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Subsequently",
      first:
        "In 1901, Zitkala-Ša, a writer of Yankton Dakota descent, published *Old Indian Legends*, a collection " +
        "of stories that she had heard from elders",
      second: "she turned to the stage",
      why: "The first statement says that Zitkala-Ša published *Old Indian Legends*, a collection of stories, in 1901, and the second says that Zitkala-Ša turned to the stage with an opera that premiered in 1913.",
    },
  ],
  nouns: [
    {
      at: "collaborator's orchestral score",
      word: "collaborator's",
      forms: ["collaborator", "collaborators", "collaborator's", "collaborators'"],
      counted: "to a",
      role: "owned",
      why: "One collaborator is meant, and the score was that collaborator's.",
    },
  ],
};
