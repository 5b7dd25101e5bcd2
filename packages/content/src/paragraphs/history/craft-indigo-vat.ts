import type { Paragraph } from "../paragraph.ts";

export const craftIndigoVat: Paragraph = {
  id: "craft-indigo-vat",
  version: 2,
  field: "history",
  source: "Museum guides to textile arts; textbooks on dyes",
  text:
    "Because indigo is insoluble in water, dyers in many parts of the world begin by fermenting it in an alkaline " +
    "vat, turning the blue pigment into a yellowish compound that dissolves. Next, they lower the cloth into the " +
    "vat and lift it out again. The oxygen in the air restores the blue pigment, which remains trapped within the " +
    "fibers.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "dyers in many parts of the world begin by fermenting it in an alkaline vat, turning the blue pigment into a yellowish compound that dissolves",
      verbs: ["is", "begin"],
    },
    { kind: "second-verb", after: "lift it out again", verbs: ["lower", "lift"] },
    {
      kind: "subject-and-verb",
      after: "restores the blue pigment, which remains trapped within the fibers",
      verb: "restores",
    },
    { kind: "noun-and-phrase", after: "in the air" },
    { kind: "preposition-and-object", after: "the fibers" },
  ],
  verbs: [
    { kind: "preposition", verb: "fermenting", base: "ferment", beside: "begin" },
    { kind: "outcome", verb: "turning", base: "turn", beside: "begin" },
    {
      kind: "finite",
      verb: "begin",
      base: "begin",
      subject: "dyers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "restores",
      base: "restore",
      subject: "The oxygen",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Next",
      first:
        "dyers in many parts of the world begin by fermenting it in an alkaline vat, turning the blue pigment into a yellowish compound that dissolves",
      second: "they lower the cloth into the vat and lift it out again",
      why: "The first statement says that dyers begin by fermenting indigo in an alkaline vat, and the second says that dyers lower the cloth into the vat of indigo and lift it out.",
    },
  ],
  pronouns: [{ word: "they", at: "they lower the cloth", antecedent: "dyers" }],
};
