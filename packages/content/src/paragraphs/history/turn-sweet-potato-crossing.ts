import type { Paragraph } from "../paragraph.ts";

export const turnSweetPotatoCrossing: Paragraph = {
  id: "turn-sweet-potato-crossing",
  version: 2,
  field: "history",
  source: "Textbooks of Pacific archaeology; histories of crop plants",
  text:
    "Sweet potatoes grew in Polynesia centuries before European ships arrived, although the plant is native " +
    "to the Americas. Charred remains from Mangaia, one of the Cook Islands, confirm this; indeed, they are " +
    "older than the voyages of Columbus. In Māori the plant is called *kūmara*. Similarly, speakers of " +
    "Quechua in the Andes have called it *kumar*.",
  joints: [
    { kind: "verb-and-complement", after: "it *kumar*", verb: "have called" },
    {
      kind: "clauses",
      after: "Charred remains from Mangaia, one of the Cook Islands, confirm this",
      verbs: ["grew", "confirm"],
    },
    { kind: "noun-and-phrase", after: "from Mangaia" },
    { kind: "preposition-and-object", after: "the Cook Islands" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grew",
      base: "grow",
      subject: "Sweet potatoes",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "confirm",
      base: "confirm",
      subject: "Charred remains",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first: "In Māori the plant is called *kūmara*",
      second: "speakers of Quechua in the Andes have called it *kumar*",
      why: "The first statement says that the sweet potato is called *kūmara* in Māori, and the second says that speakers of Quechua have called the sweet potato *kumar*.",
    },
    {
      relation: "emphasis",
      also: ["addition", "example", "cause"],
      words: "indeed",
      first: "Charred remains from Mangaia, one of the Cook Islands, confirm this",
      second: "they are older than the voyages of Columbus",
      why: "The first statement says that charred remains from Mangaia confirm the early presence of sweet potatoes in Polynesia, and the second says that charred remains from Mangaia are older than the voyages of Columbus.",
    },
  ],
};
