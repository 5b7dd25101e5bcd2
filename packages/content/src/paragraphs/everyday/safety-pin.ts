import type { Paragraph } from "../paragraph.ts";

export const safetyPin: Paragraph = {
  id: "safety-pin",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of technology; histories of invention",
  text:
    "In 1849, New York mechanic Walter Hunt bent a length of wire into a pin with a coil at one end and a " +
    "clasp at the other, patented the device, and sold the rights for four hundred dollars.",
  coda: "The mechanic's simple design has changed little since then.",
  joints: [
    {
      kind: "items",
      items: [
        "bent a length of wire into a pin with a coil at one end and a clasp at the other",
        "patented the device",
        "sold the rights for four hundred dollars",
      ],
    },
    { kind: "title-and-name", title: "New York mechanic", after: "Walter Hunt" },
    { kind: "noun-and-phrase", after: "of wire" },
    { kind: "noun-and-phrase", after: "at the other" },
    { kind: "preposition-and-object", after: "four hundred dollars" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bent",
      base: "bend",
      subject: "New York mechanic Walter Hunt",
      number: "singular",
      tense: "past",
      time: "In 1849",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "mechanic's simple design",
      word: "mechanic's",
      forms: ["mechanic", "mechanics", "mechanic's", "mechanics'"],
      counted: "New York mechanic",
      role: "owned",
      why: "One mechanic, Hunt, is named, and the design was his.",
    },
  ],
};
