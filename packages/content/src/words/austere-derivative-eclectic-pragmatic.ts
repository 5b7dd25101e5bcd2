import { wordSet } from "./word-set.ts";

export const austereDerivativeEclecticPragmatic = wordSet({
  id: "austere-derivative-eclectic-pragmatic",
  contexts: {
    austere: {
      level: "Easy",
      clueKind: "W4",
      text: "Bare stone, a single window, benches without backs: the chapel is among the most ______ in the country. It is said that a visiting bishop, after looking about him for somewhere to hang his hat, preached the whole sermon with it in his hand.",
      clue: "Bare stone, a single window, benches without backs",
      reason: "A chapel that does without all ornament and comfort, even a hook, is *austere*.",
      misfits: {
        derivative: {
          code: "not-in-the-text",
          reason: "Nothing suggests that the chapel copies another.",
        },
        eclectic: {
          code: "contradicts-the-text",
          reason: "Things of many kinds cannot be found where there are hardly any things at all.",
        },
        pragmatic: {
          code: "wrong-strength-or-tone",
          reason: "A practical mind would have put up a hook for the hat.",
        },
      },
      opening: "Bare stone, one window and no hook make a chapel without any comfort or ornament.",
      hint: "The list before the colon gives three examples of what the chapel is like.",
    },
    derivative: {
      level: "Hard",
      clueKind: "W9",
      text: "Her first novel was greeted on all sides as a discovery, and the reviewer stands almost alone in finding it ______. He can, however, give chapter and verse: the storm, the lost letter, and the much admired last words occur in the same order in a tale that her grandmother's generation knew by heart.",
      clue: "occur in the same order in a tale",
      reason:
        "A novel whose best parts are in an older tale, in the same order, is copied from it, or *derivative*.",
      misfits: {
        austere: {
          code: "wrong-sense",
          reason: "Storms and lost letters are not what a bare and severe book is made of.",
        },
        eclectic: {
          code: "wrong-strength-or-tone",
          reason: "An eclectic book gathers from many sources; here there is only one.",
        },
        pragmatic: {
          code: "not-in-the-text",
          reason: "The reviewer has nothing to say about how practical the novel is.",
        },
      },
      opening: "What others took for a discovery the reviewer has met in one older tale.",
      hint: "What does it mean that all three things occur in an older tale?",
    },
    eclectic: {
      level: "Medium",
      clueKind: "W4",
      text: "The late surgeon's library defeated the auctioneer. It held manuals of chess, Persian verse in four translations, timetables of railroads long closed, and everything ever printed on the diseases of the bee. So ______ a taste had no buyer, and the books were sold by the yard.",
      clue: "manuals of chess, Persian verse",
      reason:
        "Chess, verse, railroads and bees have nothing in common: a taste for all of them is *eclectic*.",
      misfits: {
        austere: {
          code: "contradicts-the-text",
          reason: "A taste for four translations and for everything on the bee is not sparing.",
        },
        derivative: {
          code: "not-in-the-text",
          reason: "Nobody is said to have had such a taste before him.",
        },
        pragmatic: {
          code: "wrong-strength-or-tone",
          reason: "Old timetables of closed lines are of no practical use.",
        },
      },
      opening:
        "A taste that takes in chess, verse, railroads and bees is drawn to things of many kinds.",
      hint: "What is striking about the subjects of these books, taken together?",
    },
    pragmatic: {
      level: "Medium",
      clueKind: "W12",
      text: "The reformer's friends desired a law that said what was right, and he desired one that would pass. Ever ______, he let his opponents strike out the whole of the noble preamble, on which they had set their hearts, and kept the one clause that put children in school.",
      clue: "he desired one that would pass",
      reason:
        "To give up fine words for the clause that works is to look to results: it is *pragmatic*.",
      misfits: {
        austere: {
          code: "wrong-strength-or-tone",
          reason:
            "He gives up the noble words, but because they cost votes, not because he likes things bare.",
        },
        derivative: {
          code: "wrong-sense",
          reason: "His course copies nobody's; his own friends wanted another.",
        },
        eclectic: {
          code: "not-in-the-text",
          reason: "He does not pick from many sources; he keeps a single clause.",
        },
      },
      opening: "He gives up fine words in order to get the one clause that does something.",
      hint: "Ask what the reformer gave up, what he kept, and why.",
    },
  },
});
