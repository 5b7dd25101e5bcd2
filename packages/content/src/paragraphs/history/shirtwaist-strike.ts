import type { Paragraph } from "../paragraph.ts";

export const shirtwaistStrike: Paragraph = {
  id: "shirtwaist-strike",
  field: "history",
  source: "Histories of American labor; biographies of Clara Lemlich",
  text:
    "When Clara Lemlich, a garment worker born in Ukraine, called for a general strike at a crowded meeting " +
    "in New York in November 1909, more than twenty thousand makers of women's blouses, most of them young " +
    "immigrants, left their jobs.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "more than twenty thousand makers of women's blouses, most of them young immigrants, left their jobs",
      verbs: ["called", "left"],
    },
    { kind: "noun-and-phrase", after: "of women's blouses" },
    { kind: "preposition-and-object", after: "a general strike" },
    { kind: "preposition-and-object", after: "a crowded meeting in New York" },
    { kind: "verb-and-complement", after: "their jobs", verb: "left" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "left",
      base: "leave",
      subject: "makers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "called",
      base: "call",
      subject: "Clara Lemlich",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their jobs", antecedent: "more than twenty thousand makers" }],
};
