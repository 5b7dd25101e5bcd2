import type { NoteSet } from "../note-set.ts";

export const earlyMetalType: NoteSet = {
  id: "early-metal-type",
  field: "technology",
  source: "UNESCO Memory of the World register; standard encyclopedias of printing",
  notes: [
    "*Jikji* is a collection of Buddhist teachings that was printed in Korea in 1377.",
    "It is the oldest surviving book printed with movable metal type.",
    "One of its two volumes survives, in a single copy in the National Library of France.",
    "The Gutenberg Bible was printed in Mainz, Germany, around 1455.",
    "It is the earliest major European book printed with movable metal type.",
    "Nearly 50 copies survive, some of them complete.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity in how the two books were produced",
      uses: [0, 1, 3, 4],
      key: {
        text: "Like *Jikji*, which was produced in Korea, the Gutenberg Bible was printed with movable metal type.",
        reason: "This names both books and the technique that they share.",
      },
      wrong: [
        {
          text: "Like *Jikji*, which dates from 1377, the Gutenberg Bible was printed before movable metal type existed.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This denies both books the metal type with which they were printed.",
        },
        {
          text: "Unlike *Jikji*, which was printed in Korea in 1377, the Gutenberg Bible was produced in Germany.",
          code: "beside-the-point",
          reason: "This names a difference, and one of place.",
        },
        {
          text: "The Gutenberg Bible, produced decades after *Jikji*, is a European book printed with movable metal type.",
          code: "half-right",
          reason: "This names the technique for only one of the two books.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both books. Two of the notes name the same technique.",
      look: "how each book was printed",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how much of each book has survived",
      uses: [0, 2, 3, 5],
      key: {
        text: "Of *Jikji*, only one volume survives, in a single copy, whereas nearly 50 copies of the Gutenberg Bible do, some of them complete.",
        reason: "This says what is left of each book and contrasts the two.",
      },
      wrong: [
        {
          text: "Nearly 50 copies of the Gutenberg Bible survive, some of them complete, but *Jikji*, a collection of Buddhist teachings, is older.",
          code: "half-right",
          reason: "This tells what is left of one book and then turns to the age of the other.",
        },
        {
          text: "Nearly 50 copies of the Gutenberg Bible survive, all of them complete, but not a single volume of *Jikji*, a collection of Buddhist teachings, is left.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has *Jikji* lost altogether, although one of its volumes survives.",
        },
        {
          text: "The Gutenberg Bible is the earliest major European book printed with movable metal type, but *Jikji* is the oldest surviving book of the kind.",
          code: "beside-the-point",
          reason: "This contrasts the historical rank of the books, not how much of each is left.",
        },
      ],
      step: "The goal asks for a contrast in survival, so the sentence must say what remains of each book. One note tells this of *Jikji*, another of the Gutenberg Bible.",
      look: "how many copies of each book survive",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the dates at which the two books were printed",
      uses: [0, 3],
      key: {
        text: "Printed in Korea in 1377, *Jikji* is decades older than the Gutenberg Bible, which was printed in Mainz around 1455.",
        reason: "This gives both dates and says which came first.",
      },
      wrong: [
        {
          text: "*Jikji* was printed in Korea, whereas the Gutenberg Bible, also made with movable metal type, was printed in Mainz, Germany.",
          code: "beside-the-point",
          reason: "This compares places and technique, not dates.",
        },
        {
          text: "*Jikji* was printed in Korea in 1377, and the Gutenberg Bible, printed in Mainz, survives in nearly 50 copies.",
          code: "half-right",
          reason: "This gives the date of only one book.",
        },
        {
          text: "*Jikji* was printed in Korea in 1377, and the Gutenberg Bible, also made with movable metal type, was printed in Mainz a few years before.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This puts the Gutenberg Bible before *Jikji*, which is decades older.",
        },
      ],
      step: "The goal asks for a comparison of dates, so the sentence must give the date of each book. One note dates *Jikji*, another the Gutenberg Bible.",
      look: "in what year each book was printed",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce *Jikji* to an audience unfamiliar with it",
      uses: [0, 1],
      key: {
        text: "*Jikji*, a collection of Buddhist teachings that was printed in Korea in 1377, is the oldest surviving book made with movable metal type.",
        reason: "This says what *Jikji* is, where and when it was printed, and why it is notable.",
      },
      wrong: [
        {
          text: "*Jikji*, of which a single volume survives in the National Library of France, is decades older than the Gutenberg Bible, printed around 1455.",
          code: "half-right",
          reason: "This tells where a volume is kept and how old it is but never what the book is.",
        },
        {
          text: "*Jikji*, which was printed in Mainz, Germany, in 1377, is the earliest major European book made with movable metal type.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This moves *Jikji* from Korea to Europe.",
        },
        {
          text: "The Gutenberg Bible, which was printed in Mainz, Germany, around 1455, is the earliest major European book made with movable metal type.",
          code: "beside-the-point",
          reason: "This introduces the other book.",
        },
      ],
      step: "The audience does not know *Jikji*, so the sentence must say what it is before anything else. The first two notes identify the book and its rank.",
      look: "what *Jikji* is, where it comes from, and how it ranks",
    },
  ],
};
