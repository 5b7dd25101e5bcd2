import type { Paragraph } from "../paragraph.ts";

export const tenseClayInPencils: Paragraph = {
  id: "tense-clay-in-pencils",
  version: 2,
  field: "everyday",
  source: "Histories of writing instruments; encyclopedia entries on the pencil",
  text:
    "During the wars that followed the French Revolution, a blockade prevented France from importing pure " +
    "English graphite, which manufacturers sawed into sticks for pencils. In 1795, inventor Nicolas-Jacques " +
    "Conté patented a substitute: a baked mixture of powdered graphite and clay. Since 1795, pencils have " +
    "varied in hardness with the proportions of the mixture: more clay makes a harder core, and more graphite " +
    "makes a softer one.",
  joints: [
    { kind: "title-and-name", title: "inventor", after: "Nicolas-Jacques Conté" },
    {
      kind: "front",
      after: "a blockade prevented France from importing pure English graphite",
      verbs: ["prevented"],
    },
    { kind: "preposition-and-object", after: "sticks for pencils" },
    { kind: "noun-and-phrase", after: "of powdered graphite and clay" },
    { kind: "verb-and-complement", after: "a substitute", verb: "patented" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have varied",
      base: "vary",
      subject: "pencils",
      number: "plural",
      tense: "perfect",
      time: "Since 1795",
    },
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "inventor Nicolas-Jacques Conté",
      number: "singular",
      tense: "past",
      time: "In 1795",
    },
    { kind: "preposition", verb: "importing", base: "import", beside: "prevented" },
  ],
  turns: [],
};
