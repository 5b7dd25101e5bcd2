import type { Paragraph } from "../paragraph.ts";

export const secondEndingOfADollsHouse: Paragraph = {
  id: "second-ending-of-a-dolls-house",
  version: 3,
  field: "literature",
  source: "Biographies of Henrik Ibsen; standard histories of the theater",
  text:
    "Norwegian playwright Henrik Ibsen wrote a second ending for *A Doll's House* (1879) after a German " +
    "actress refused to perform a scene in which a mother leaves her children. Because no law prevented " +
    "theaters in Germany from altering the play, he preferred to make the change himself. The new ending, in " +
    "which Nora Helmer stays with her family, was soon abandoned.",
  joints: [
    { kind: "title-and-name", title: "Norwegian playwright", after: "Henrik Ibsen" },
    {
      kind: "dependent-first",
      after: "he preferred to make the change himself",
      verbs: ["prevented", "preferred"],
    },
    {
      kind: "inset",
      after: "in which Nora Helmer stays with her family",
      next: "was soon abandoned",
      verb: "was",
    },
    { kind: "noun-and-phrase", after: "in Germany" },
    { kind: "preposition-and-object", after: "altering the play" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to perform", base: "perform", beside: "refused" },
    { kind: "preposition", verb: "altering", base: "alter", beside: "prevented" },
    {
      kind: "finite",
      verb: "leaves",
      base: "leave",
      subject: "a mother",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
