import type { Paragraph } from "../paragraph.ts";

export const secondNovelOfEllison: Paragraph = {
  id: "second-novel-of-ellison",
  field: "literature",
  source: "Biographies of Ralph Ellison; standard histories of American fiction",
  text:
    "Ralph Ellison completed a single novel, *Invisible Man* (1952), and left more than two thousand pages of " +
    "another at his death in 1994. Because the order of the episodes was unsettled, the scholar John Callahan " +
    "issued one continuous section as *Juneteenth* in 1999 instead of the whole.",
  joints: [
    { kind: "verb-and-complement", after: "a single novel", verb: "completed" },
    { kind: "noun-and-phrase", after: "of the episodes" },
    {
      kind: "dependent-first",
      after:
        "the scholar John Callahan issued one continuous section as *Juneteenth* in 1999 instead of the whole",
      verbs: ["was", "issued"],
    },
    { kind: "title-and-name", after: "John Callahan" },
    { kind: "noun-and-phrase", after: "of another" },
    { kind: "preposition-and-object", after: "his death in 1994" },
    { kind: "subject-and-verb", after: "completed a single novel", verb: "completed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "issued",
      base: "issue",
      subject: "the scholar John Callahan",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
