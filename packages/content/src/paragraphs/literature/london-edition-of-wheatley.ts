import type { Paragraph } from "../paragraph.ts";

export const londonEditionOfWheatley: Paragraph = {
  id: "london-edition-of-wheatley",
  field: "literature",
  source: "Biographies of Phillis Wheatley; standard histories of American poetry",
  text:
    "In 1772, proposals for a collection by Phillis Wheatley, a young poet then enslaved in Boston, attracted " +
    "too few subscribers in that city. Consequently, *Poems on Various Subjects, Religious and Moral* appeared " +
    "in London the next year, becoming the first published book of verse by an African American.",
  joints: [
    {
      kind: "inset",
      after: "a young poet then enslaved in Boston",
      next: "attracted too few subscribers in that city",
      verb: "attracted",
      front: "In 1772",
    },
    {
      kind: "turning-clauses",
      after:
        "Consequently, *Poems on Various Subjects, Religious and Moral* appeared in London the next year",
      verbs: ["attracted", "appeared"],
    },
    { kind: "verb-and-complement", after: "too few subscribers in that city", verb: "attracted" },
    { kind: "noun-and-phrase", after: "of verse by an African American" },
    { kind: "noun-and-phrase", after: "for a collection by Phillis Wheatley" },
    { kind: "preposition-and-object", after: "that city" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "attracted",
      base: "attract",
      subject: "proposals",
      number: "plural",
      tense: "past",
      time: "In 1772",
    },
    { kind: "outcome", verb: "becoming", base: "become", beside: "appeared" },
  ],
  turns: [],
};
