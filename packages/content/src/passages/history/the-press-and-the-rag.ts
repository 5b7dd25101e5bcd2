import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const thePressAndTheRag: Pair = {
  id: "the-press-and-the-rag",
  genre: "history",
  source:
    "Standard histories of the book: European papermaking from the thirteenth century, printing from about 1450, and the skins needed for a Bible on vellum.",
  texts: [
    prose`
      Before the middle of the fifteenth century, a European who wanted a book had to have it copied
      by hand, which could take months. The printing press turned out hundreds of copies in the time
      that a scribe needed for a few. Books that had been the property of monasteries and princes
      came within the reach of merchants and schoolmasters. No other invention did as much to make
      Europe a continent of readers.
    `,
    prose`
      A press is idle without something to print on. One large Bible on parchment called for the
      skins of well over a hundred calves, and no herd could have fed the presses for long. But
      paper, made of linen rags, had been spreading through Europe for some two centuries, growing
      cheaper as it went, and many scribes had already turned to it. If the press could multiply
      books, it was because a humbler invention had come before it.
    `,
  ],
  facets: [
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Printing presses made it possible to produce books in greater numbers.",
        reason:
          "Text 1 speaks of hundreds of copies, and Text 2 of presses that *could multiply books*.",
      },
      wrong: [
        {
          text: "Printing presses depended on a material that had existed before them.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of what the presses printed on.",
        },
        {
          text: "Printing presses did more than any other thing to spread reading in Europe.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 says so; Text 2 puts another invention before the press.",
        },
        {
          text: "Printing presses were at first used chiefly to print large Bibles.",
          code: "not-in-the-text",
          reason:
            "A Bible is an example of the cost of parchment; neither text says what was printed.",
        },
      ],
      evidence: [
        "The printing press turned out hundreds of copies",
        "If the press could multiply books",
      ],
      opening: "The authors part over what the press needed, not over what it did.",
      steps: [
        "Text 1: the press *turned out hundreds of copies*. Text 2 asks why the press *could multiply books*, and so grants that it did.",
      ],
      hint: "Find what Text 2 grants about the press in its last sentence.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the last sentence of Text 1?",
      key: {
        text: "By arguing that the press owed this effect to paper, which had come before it",
        reason: "Text 2 holds that presses would have stood idle had paper not come before them.",
      },
      wrong: [
        {
          text: "By arguing that the press had less effect on readers than on those who sold paper",
          code: "words-echoed",
          reason: "Nothing is said about people who sold paper.",
        },
        {
          text: "By arguing that the press only came into wide use once parchment had become scarce",
          code: "relationship-reversed",
          reason: "Parchment could not have fed the presses; that it became scarce is not said.",
        },
        {
          text: "By arguing that the press was preceded by a continent of readers whom it served",
          code: "not-in-the-text",
          reason: "What came before the press in Text 2 is paper, not a reading public.",
        },
      ],
      evidence: [
        "No other invention did as much",
        "it was because a humbler invention had come before it",
      ],
      opening: "Text 2 names an earlier invention on which the press relied.",
      steps: [
        "Text 1 gives the press the first place among inventions. Text 2 answers that *a press is idle without something to print on*, and that paper, *a humbler invention*, is what let it multiply books.",
      ],
      hint: "Find the humbler invention of Text 2 and what it did for the press.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the account in Text 1 of how books came to be more widely owned?",
      key: {
        text: "As right about what happened though incomplete on what made it possible",
        reason:
          "That presses multiplied books is granted; that they could do so is traced to paper.",
      },
      wrong: [
        {
          text: "As correct about what caused the change but mistaken about the time when it began",
          code: "wrong-group-or-measure",
          reason: "Text 2 adds to the cause; it does not give the change another date.",
        },
        {
          text: "As mistaken about the press, which had no real part in what happened",
          code: "too-extreme",
          reason: "Text 2 grants that the press *could multiply books*.",
        },
        {
          text: "As complete for books on parchment but incomplete for books on paper",
          code: "words-echoed",
          reason:
            "Text 1 does not tell the two apart, and parchment could not have fed the presses.",
        },
      ],
      evidence: [
        "A press is idle without something to print on.",
        "If the press could multiply books, it was because a humbler invention had come before it.",
      ],
      opening: "Text 2 leaves the event as it is and looks behind it for a condition.",
      steps: [
        "*If the press could multiply books* takes the change that Text 1 describes as given. *It was because a humbler invention had come before it* supplies what Text 1 left out.",
      ],
      hint: "Split the last sentence of Text 2 at the comma.",
      tip: habits.response,
    },
  ],
};
