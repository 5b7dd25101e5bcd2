import type { Paragraph } from "../paragraph.ts";

export const studyStarryMessenger: Paragraph = {
  id: "study-starry-messenger",
  field: "science",
  source: "Standard histories of astronomy; biographies of Galileo",
  text:
    "Galileo Galilei, an Italian mathematician, published *The Starry Messenger* in 1610, only a few months after " +
    "he had first pointed a telescope at the sky. The book altered ideas about several of the objects that it " +
    "describes: the Moon, a world with mountains of its own; Jupiter, a planet with four companions; and the " +
    "Milky Way, a band of countless faint stars.",
  joints: [
    {
      kind: "inset",
      after: "an Italian mathematician",
      next: "published *The Starry Messenger* in 1610",
      verb: "published",
    },
    {
      kind: "glossed",
      items: [
        ["the Moon", "a world with mountains of its own"],
        ["Jupiter", "a planet with four companions"],
        ["the Milky Way", "a band of countless faint stars"],
      ],
    },
    { kind: "noun-and-phrase", after: "about several of the objects that it describes" },
    { kind: "preposition-and-object", after: "the sky" },
    {
      kind: "verb-and-complement",
      after: "ideas about several of the objects that it describes",
      verb: "altered",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Galileo Galilei",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it describes", antecedent: "The book" }],
};
