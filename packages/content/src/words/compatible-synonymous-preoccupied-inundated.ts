import { wordSet } from "./word-set.ts";

export const compatibleSynonymousPreoccupiedInundated = wordSet({
  id: "compatible-synonymous-preoccupied-inundated",
  contexts: {
    compatible: {
      level: "Hard",
      clueKind: "W6",
      text: "That the ink is of a kind used for more than a thousand years has been hailed as proof that the letter was written in 1420. It is no such thing. All that the chemist claims is that the ink is ______ with such a date, and it would fit one of 1720 just as well.",
      clue: "would fit one of 1720 just as well",
      reason: "What fits a date without proving it is *compatible* with it.",
      misfits: {
        synonymous: {
          code: "too-extreme",
          reason: "The ink would have to mean 1420 and nothing else, and it fits 1720 as well.",
        },
        preoccupied: {
          code: "wrong-sense",
          reason: "Ink cannot have its mind on anything.",
        },
        inundated: {
          code: "not-in-the-text",
          reason: "There is one date to be tested, not a flood of them.",
        },
      },
      opening: "The ink fits the date without proving it, as it fits others too.",
      hint: "What can be said of an ink that fits 1420, but fits 1720 just as well?",
    },
    synonymous: {
      level: "Easy",
      clueKind: "W3",
      text: "So completely did the brand take over the market that its name became ______ with the vacuum flask. Customers asked for the brand in shops that had never sold it, dictionaries listed it without a capital letter, and of those who owned a flask few could have named any other word for it.",
      clue: "few could have named any other word for it",
      reason:
        "A name that people use as the word for the thing has come to mean the same: it is *synonymous* with it.",
      misfits: {
        compatible: {
          code: "wrong-strength-or-tone",
          reason:
            "A name that merely went well with the flask would not have replaced the word for it.",
        },
        preoccupied: {
          code: "wrong-sense",
          reason: "A name does not think about anything.",
        },
        inundated: {
          code: "words-echoed",
          reason:
            "The market may have been flooded with the brand, but it is the name that is spoken of.",
        },
      },
      opening: "People used the brand's name as the word for the thing itself.",
      hint: "What did the brand's name come to mean?",
    },
    preoccupied: {
      level: "Medium",
      clueKind: "W8",
      text: "Friends recall that in his last year the physicist was wholly ______ with one equation. He wrote it on menus and left dinners to look at it, and once, when his wife asked whether it was raining, he replied that he had considered that but that the sign was wrong.",
      clue: "replied that he had considered that",
      reason:
        "One who hears a question about rain as one about his equation thinks of nothing else: he is *preoccupied* with it.",
      misfits: {
        compatible: {
          code: "not-in-the-text",
          reason: "Nothing is said of how well he and the equation suited each other.",
        },
        synonymous: {
          code: "wrong-sense",
          reason: "A man may be known for an equation, but the two cannot mean the same.",
        },
        inundated: {
          code: "too-extreme",
          reason: "One equation is not a flood.",
        },
      },
      opening: "He thought of the equation at dinner, on menus and when asked about the rain.",
      hint: "How much room did the equation leave in his mind for other things?",
    },
    inundated: {
      level: "Medium",
      clueKind: "W12",
      text: "The museum's appeal for old photographs of the harbor was printed once, in small type, and asked each reader for a single picture. Within a week the museum was ______ with them. Forty-one thousand had come; sacks stood on the stairs; and the staff, busy with an exhibit of coins, had not had time to open one.",
      clue: "had not had time to open one",
      reason:
        "To receive forty-one thousand pictures in a week is to be flooded, or *inundated*, with them.",
      misfits: {
        compatible: {
          code: "not-in-the-text",
          reason: "Whether the pictures suit the museum cannot be known while they are unopened.",
        },
        synonymous: {
          code: "wrong-sense",
          reason: "A museum cannot mean the same as a heap of pictures.",
        },
        preoccupied: {
          code: "contradicts-the-text",
          reason:
            "It was the coins with which the staff was busy; not one of the sacks had been opened.",
        },
      },
      opening: "A small appeal brought forty-one thousand pictures in a week.",
      hint: "Compare how much was asked for with how much came.",
    },
  },
});
