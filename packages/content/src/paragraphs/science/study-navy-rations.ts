import type { Paragraph } from "../paragraph.ts";

export const studyNavyRations: Paragraph = {
  id: "study-navy-rations",
  version: 2,
  field: "science",
  source: "Standard histories of medicine and of Japan",
  text:
    "In 1884, Takaki Kanehiro, a physician in the Japanese navy, had a training ship repeat a voyage on which " +
    "many sailors had suffered from beriberi, altering only the food that the crew received. Takaki was " +
    "mistaken in thinking that the disease results from a lack of protein. Nevertheless, the substitution of " +
    "barley and meat for a part of the rice proved effective.",
  joints: [
    {
      kind: "inset",
      after: "a physician in the Japanese navy",
      next: "had a training ship repeat a voyage on which many sailors had suffered from beriberi",
      verb: "had",
      front: "In 1884",
    },
    { kind: "outcome", after: "altering only the food that the crew received", verbs: ["had"] },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, the substitution of barley and meat for a part of the rice proved effective",
      verbs: ["was", "proved"],
    },
    { kind: "noun-and-phrase", after: "of the rice" },
    { kind: "preposition-and-object", after: "the Japanese navy" },
    { kind: "noun-and-phrase", after: "of protein" },
  ],
  verbs: [
    { kind: "outcome", verb: "altering", base: "alter", beside: "had" },
    { kind: "preposition", verb: "thinking", base: "think", beside: "was" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "Takaki was mistaken in thinking that the disease results from a lack of protein",
      second: "the substitution of barley and meat for a part of the rice proved effective",
      why: "The first statement says that Takaki was mistaken in thinking that beriberi results from a lack of protein, but the second reports that replacing some of the rice with barley and meat proved effective against beriberi.",
    },
  ],
};
