import type { Paragraph } from "../paragraph.ts";

export const rubberOfMesoamerica: Paragraph = {
  id: "rubber-of-mesoamerica",
  version: 2,
  field: "technology",
  source: "Studies of rubber in ancient Mesoamerica; histories of materials",
  text:
    "By 1600 BCE, the inhabitants of the Gulf Coast of Mexico had learned to make durable rubber, which they " +
    "used for balls in a ceremonial game. The latex of the Panama rubber tree is sticky when fresh and " +
    "brittle when dry. As a result, it is of little use by itself. Mixed with the juice of a certain morning " +
    "glory, however, it becomes a tough, elastic solid.",
  joints: [
    {
      kind: "turning-clauses",
      after: "As a result, it is of little use by itself",
      verbs: ["is", "is"],
    },
    { kind: "subject-and-verb", after: "had learned to make durable rubber", verb: "had learned" },
    { kind: "subject-and-verb", after: "is sticky when fresh and brittle when dry", verb: "is" },
    { kind: "noun-and-phrase", after: "of the Panama rubber tree" },
    { kind: "preposition-and-object", after: "the juice of a certain morning glory" },
    { kind: "noun-and-phrase", after: "of the Gulf Coast of Mexico" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had learned",
      base: "learn",
      subject: "the inhabitants",
      number: "plural",
      tense: "past-perfect",
      time: "By 1600 BCE",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["restatement", "evaluation", "summary"],
      words: "As a result",
      first: "The latex of the Panama rubber tree is sticky when fresh and brittle when dry",
      second: "it is of little use by itself",
      why: "The first statement says that the latex of the Panama rubber tree is sticky when fresh and brittle when dry, and the second says that the latex of the Panama rubber tree is of little use by itself.",
    },
  ],
  pronouns: [
    { word: "they", at: "they used for balls", antecedent: "the inhabitants" },
    { word: "it", at: "it is of little", antecedent: "The latex" },
    { word: "it", at: "it becomes a tough", antecedent: "The latex" },
  ],
};
