import type { Study } from "../study.ts";

export const booksOffTheShelf: Study = {
  id: "books-off-the-shelf",
  genre: "society",
  field: "library science",
  scholars: "library researchers",
  critics: "reading specialists",
  others: "city planners",
  scene:
    "Two branches of one city library own the same books and serve districts of equal size, yet one lends four times as many as the other.",
  words: ["lent", "lend", "borrow", "loan"],
  causes: [
    {
      factor: "late opening hours",
      claim: "late opening hours lead people to borrow books",
      supports:
        "For each additional evening on which a library stayed open late, its visitors borrowed more books in a month.",
      weakens:
        "Libraries that closed at five lent as many books as libraries of the same size that stayed open until nine.",
      words: ["evening", "open", "late", "clos"],
    },
    {
      factor: "displays by the door",
      claim: "displays by the door lead people to borrow books",
      supports:
        "In the week after a hundred travel guides had been put on display by the door, readers borrowed all but two of them.",
      weakens:
        "Loans were as frequent in weeks when the displays by the door stood empty as in weeks when they were full.",
      words: ["display"],
    },
    {
      factor: "a nearby school",
      claim: "a nearby school leads people to borrow books",
      supports:
        "Once a school had been built across the street from one branch, the number of loans there tripled within a year.",
      weakens:
        "When a school beside one library moved across the city, the library went on lending as many books as before.",
      words: ["school", "pupil"],
    },
  ],
  rivals: {
    Easy: "Library researchers think that the busy branch profits from being open late, since someone who works until six cannot use a building that closes at five. Reading specialists think of the displays by its door: a reader who does not know what to look for, they say, will take what is in sight.",
    Medium:
      "One branch of a city library cannot keep its novels on the shelf, and another cannot get rid of them. City planners think that the busy one profits from a nearby school, whose pupils bring their parents along. Reading specialists think that its displays do the work: people borrow what they see. The hours on the door say enough for library researchers, since only the busy branch stays open until nine.",
    Hard: "It is not the books that explain why one branch of a library lends four times as many as another, for both own the same ones. Library researchers recall that most adults work until evening and conclude that a branch does its business in the hours after others have closed. Reading specialists are less impressed by hours than by the table inside the door, on which a display makes up a reader's mind. That the readers in question are led by the hand is the suggestion of city planners, who have seen how many parents follow their children in from the school across the street.",
  },
  tests: {
    plain: {
      lead: "Those who work at the busy branch mention that it stays open late. Those who visit it mention the displays by the door, and those who know the district mention the school across the street. Library researchers have compared eleven branches.",
      close: "Among these branches, it turned out that",
    },
    dense: {
      lead: "To lend more books, a library may stay open late, set up displays by the door, or move next to a school. The last can be done only once in a generation, so library researchers have studied branches to which each of these things happened.",
      close: "A librarian may infer that",
    },
  },
  none: "what makes people borrow books is still unexplained",
  upshot: {
    names: "fallen",
    close: "A library that lends little could spare itself",
    options: ["the expense of late hours", "the work of new displays", "the move to a school"],
    other: "none of these changes",
  },
  data: {
    design: "comparison",
    leads: [
      "A book on a shelf shows its spine, and a book on display shows its face. Library researchers counted how often novels, cookbooks, travel guides, and biographies were borrowed from the one place and from the other.",
      "A table by the door of a library holds forty books at most. To judge whether it earns its space, library researchers compared the loans of four kinds of book from the table with their loans from the shelves.",
    ],
    hypothesis:
      "Whoever comes for one book may leave with another, provided that it can be seen. From a display, library researchers hypothesized, books are borrowed more often than from the shelves. A year of loans, divided among four kinds of book, was to show whether they were right.",
    doubt:
      "Readers of some books know just what they want, and reading specialists doubt that a display helps with these.",
    claims: {
      wide: "One kind of book did far better on the table",
      narrow: "One kind of book found almost as many readers without any help",
      widest:
        "A librarian with room for one kind of book on the table should choose the one with the widest gap between its loans there and elsewhere",
      narrowest:
        "One kind of book may as well be returned to the shelf, since its loans in the two places are closest together",
      highest: "The most popular of all from a display was one kind of book",
      lowest: "Readers took one kind of book least often from the shelves",
    },
    title: "Loans from One Library",
    rowHead: "Books",
    rows: ["novels", "cookbooks", "travel guides", "biographies"],
    kind: "kind of book",
    measure: "Loans per 100 books",
    columns: [
      { head: "From a display", phrase: "from a display" },
      { head: "From the shelves", phrase: "from the shelves" },
    ],
    say: "from a display, ROW were borrowed X times per hundred books, and from the shelves Y times",
    differ:
      "ROW were borrowed D more|fewer times per hundred books from a display than from the shelves",
    change: "the display",
    more: "first",
    low: 25,
    high: 85,
    step: 5,
    grain: 1,
  },
};
