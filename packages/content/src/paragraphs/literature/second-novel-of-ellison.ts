import type { Paragraph } from "../paragraph.ts";

export const secondNovelOfEllison: Paragraph = {
  id: "second-novel-of-ellison",
  version: 3,
  field: "literature",
  source: "Biographies of Ralph Ellison; standard histories of American fiction",
  text:
    "Rarely satisfied with his own drafts and shaken by the loss of some in a fire, Ralph Ellison completed a " +
    "single novel, *Invisible Man* (1952), and left more than two thousand pages of another at his death in " +
    "1994. Because the order of the episodes was unsettled, scholar John Callahan issued one continuous " +
    "section as *Juneteenth* in 1999 instead of the whole.",
  joints: [
    { kind: "verb-and-complement", after: "a single novel", verb: "completed" },
    { kind: "noun-and-phrase", after: "of the episodes" },
    {
      kind: "dependent-first",
      after:
        "scholar John Callahan issued one continuous section as *Juneteenth* in 1999 instead of the whole",
      verbs: ["was", "issued"],
    },
    { kind: "title-and-name", title: "scholar", after: "John Callahan" },
    { kind: "noun-and-phrase", after: "of another" },
    { kind: "preposition-and-object", after: "his death in 1994" },
    { kind: "subject-and-verb", after: "completed a single novel", verb: "completed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "issued",
      base: "issue",
      subject: "scholar John Callahan",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Rarely satisfied with his own drafts and shaken by the loss of some in a fire",
      clause:
        "Ralph Ellison completed a single novel, *Invisible Man* (1952), and left more than two thousand pages of another at his death in 1994",
      noun: "Ralph Ellison",
      kind: "person",
      wrong: [
        {
          clause:
            "a single novel, *Invisible Man* (1952), was completed by Ralph Ellison, and more than two thousand pages of another were left at his death in 1994",
          noun: "a single novel",
          kind: "work",
          reason: "A novel is not satisfied or dissatisfied with drafts; its author is.",
        },
        {
          clause:
            "the death of Ralph Ellison in 1994 left a single novel, *Invisible Man* (1952), and more than two thousand pages of another",
          noun: "the death of Ralph Ellison",
          kind: "idea",
          reason: "The noun after the comma is *death*, which has no drafts of its own.",
        },
        {
          clause:
            "*Invisible Man* (1952) was the only novel that Ralph Ellison completed before his death in 1994, but he left two thousand pages of another",
          noun: "*Invisible Man* (1952)",
          kind: "work",
          reason: "The book did not judge any drafts; Ellison did.",
        },
      ],
    },
  ],
};
