import type { Paragraph } from "../paragraph.ts";

export const lewittInstructions: Paragraph = {
  id: "lewitt-instructions",
  version: 2,
  field: "arts",
  source: "Standard histories of conceptual art; museum guides to wall drawings",
  text:
    "Beginning in 1968, American artist Sol LeWitt wrote instructions for wall drawings and left their " +
    "execution to assistants, who might carry out the same plan many times in different places. In other " +
    "words, LeWitt regarded the idea, not any particular drawing, as the work of art.",
  joints: [
    { kind: "title-and-name", title: "American artist", after: "Sol LeWitt" },
    { kind: "second-verb", after: "left their execution to assistants", verbs: ["wrote", "left"] },
    {
      kind: "turning-clauses",
      after:
        "In other words, LeWitt regarded the idea, not any particular drawing, as the work of art",
      verbs: ["wrote", "regarded"],
    },
    {
      kind: "verb-and-complement",
      after: "the same plan many times in different places",
      verb: "might carry out",
    },
    { kind: "preposition-and-object", after: "different places" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "regarded",
      base: "regard",
      subject: "LeWitt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "wrote",
      base: "write",
      subject: "American artist Sol LeWitt",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first:
        "American artist Sol LeWitt wrote instructions for wall drawings and left their execution to assistants, " +
        "who might carry out the same plan many times in different places",
      second: "LeWitt regarded the idea, not any particular drawing, as the work of art",
      why: "The first statement says that LeWitt wrote instructions for wall drawings and left their execution to assistants, and the second says that LeWitt regarded the idea, not any particular drawing, as the work of art.",
    },
  ],
};
