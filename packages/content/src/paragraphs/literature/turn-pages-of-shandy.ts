import type { Paragraph } from "../paragraph.ts";

export const turnPagesOfShandy: Paragraph = {
  id: "turn-pages-of-shandy",
  version: 2,
  field: "literature",
  source: "Histories of the English novel; guides to eighteenth-century literature",
  text:
    "Laurence Sterne, the author of *Tristram Shandy* (1759–67), made the printed page a means of telling " +
    "his story; a page that is entirely black, for example, marks the death of the parson Yorick. Readers " +
    "are invited to draw a portrait of the widow Wadman on a blank page. Later, the narrator prints crooked " +
    "lines to show how far his tale has wandered. Ink, paper, and type all contribute to the comedy.",
  joints: [
    {
      kind: "turning-clauses",
      after: "a page that is entirely black, for example, marks the death of the parson Yorick",
      verbs: ["made", "marks"],
    },
    {
      kind: "turning-clauses",
      after: "Later, the narrator prints crooked lines to show how far his tale has wandered",
      verbs: ["are invited", "prints"],
    },
    { kind: "noun-and-phrase", after: "of the widow Wadman" },
    { kind: "items", items: ["Ink", "paper", "type"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "Laurence Sterne",
      number: "singular",
      tense: "past",
    },
    { kind: "preposition", verb: "telling", base: "tell", beside: "means" },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first:
        "Laurence Sterne, the author of *Tristram Shandy* (1759–67), made the printed page a means of telling his story",
      second: "a page that is entirely black marks the death of the parson Yorick",
      why: "The first statement says that Sterne made the printed page a means of telling his story, and the second describes an entirely black page that marks the death of a character in Sterne's novel.",
    },
    {
      relation: "sequence",
      also: ["addition", "contrast"],
      words: "Later",
      first: "Readers are invited to draw a portrait of the widow Wadman on a blank page",
      second: "the narrator prints crooked lines to show how far his tale has wandered",
      why: "The first statement says that readers are invited to draw a portrait of the widow Wadman on a blank page, and the second says that the narrator prints crooked lines to show how far his tale has wandered.",
    },
  ],
};
