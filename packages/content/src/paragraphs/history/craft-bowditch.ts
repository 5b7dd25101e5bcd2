import type { Paragraph } from "../paragraph.ts";

export const craftBowditch: Paragraph = {
  id: "craft-bowditch",
  version: 2,
  field: "history",
  source: "Standard histories of navigation; biographies of Nathaniel Bowditch",
  text: "Nathaniel Bowditch, a Massachusetts navigator who had taught himself mathematics, was asked in the 1790s to check the tables of *The New Practical Navigator*, a British handbook by John Hamilton Moore. The errors that he discovered in the long columns of figures amounted to thousands. In fact, the text required so many changes that the 1802 edition appeared under his own name.",
  joints: [
    {
      kind: "clauses",
      after: "The errors that he discovered in the long columns of figures amounted to thousands",
      verbs: ["was asked", "amounted"],
    },
    {
      kind: "inset",
      after: "a Massachusetts navigator who had taught himself mathematics",
      next: "was asked in the 1790s to check the tables of *The New Practical Navigator*, a British handbook by John Hamilton Moore",
      verb: "was asked",
    },
    {
      kind: "essential",
      after: "that he discovered in the long columns of figures",
      next: "amounted to thousands",
      verb: "amounted",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, the text required so many changes that the 1802 edition appeared under his own name",
      verbs: ["amounted", "required"],
    },
    { kind: "noun-and-phrase", after: "of figures" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was asked",
      base: "ask",
      subject: "Nathaniel Bowditch",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "sequence", "addition", "summary"],
      words: "In fact",
      first: "The errors that he discovered in the long columns of figures amounted to thousands",
      second: "the text required so many changes that the 1802 edition appeared under his own name",
      why: "The first statement says that the errors in the tables of the British handbook amounted to thousands, and the second says that the handbook required so many changes that Bowditch's name appeared on the 1802 edition.",
    },
  ],
};
