import type { Paragraph } from "../paragraph.ts";

export const shoshoneInterpreters: Paragraph = {
  id: "shoshone-interpreters",
  version: 3,
  field: "history",
  source: "Editions of the journals of Lewis and Clark; histories of exploration",
  text:
    "In 1805, the expedition of Meriwether Lewis and William Clark depended on obtaining horses from the " +
    "Shoshone people, and the bargaining passed through three interpreters: Sacagawea, who spoke Shoshone and " +
    "Hidatsa; Toussaint Charbonneau, who spoke Hidatsa and French; and François Labiche, who spoke French and " +
    "English.",
  coda: "The interpreters' combined efforts secured the animals.",
  joints: [
    {
      kind: "coordinated",
      after: "the bargaining passed through three interpreters",
      verbs: ["depended", "passed"],
    },
    {
      kind: "glossed",
      items: [
        ["Sacagawea", "who spoke Shoshone and Hidatsa"],
        ["Toussaint Charbonneau", "who spoke Hidatsa and French"],
        ["François Labiche", "who spoke French and English"],
      ],
    },
    { kind: "noun-and-phrase", after: "of Meriwether Lewis and William Clark" },
    { kind: "preposition-and-object", after: "the Shoshone people" },
    { kind: "preposition-and-object", after: "three interpreters" },
    {
      kind: "subject-and-verb",
      after: "depended on obtaining horses from the Shoshone people",
      verb: "depended",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "obtaining", base: "obtain", beside: "depended" },
    {
      kind: "finite",
      verb: "depended",
      base: "depend",
      subject: "the expedition",
      number: "singular",
      tense: "past",
      time: "In 1805",
    },
    {
      kind: "finite",
      verb: "passed",
      base: "pass",
      subject: "the bargaining",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "interpreters' combined efforts",
      word: "interpreters'",
      forms: ["interpreter", "interpreters", "interpreter's", "interpreters'"],
      counted: "three interpreters",
      role: "owned",
      why: "Three interpreters are named, and the efforts were theirs.",
    },
  ],
};
