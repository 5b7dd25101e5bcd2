import { wordSet } from "./word-set.ts";

export const incrementallyCovertlyPrematurelyCollectively = wordSet({
  id: "incrementally-covertly-prematurely-collectively",
  contexts: {
    incrementally: {
      level: "Hard",
      clueKind: "W2",
      text: "Histories of the bicycle like to speak of sudden revolutions. The machines in the museum's long gallery suggest that it developed ______. Between any one of them and the one beside it the visitor is hard put to find a difference; between the first and the last there is scarcely a likeness.",
      clue: "the visitor is hard put to find a difference",
      reason:
        "Small differences that add up to a great one show that the bicycle changed step by step, or *incrementally*.",
      misfits: {
        covertly: {
          code: "words-echoed",
          reason:
            "The differences are hard to see because they are small, not because anyone hid them.",
        },
        prematurely: {
          code: "contradicts-the-text",
          reason: "What changes by such small steps does not come before its time.",
        },
        collectively: {
          code: "half-right",
          reason: "Many makers may well have had a part in it, but the contrast is with *sudden*.",
        },
      },
      opening: "Hardly a difference from one to the next, and yet a great one in the end.",
      hint: "What kind of change is the opposite of a sudden revolution?",
    },
    covertly: {
      level: "Easy",
      clueKind: "W3",
      text: "Because the governor had banned the plays of a certain widow, the troupe could perform them only ______. Spectators came singly and by the back stairs; the windows were hung with carpets; and at a knock from the lookout the actors sat down and became, to all appearances, a birthday party.",
      clue: "came singly and by the back stairs",
      reason:
        "Back stairs, carpeted windows and a lookout belong to what is done in secret, or *covertly*.",
      misfits: {
        incrementally: {
          code: "wrong-sense",
          reason: "Nothing suggests that the plays were performed bit by bit.",
        },
        prematurely: {
          code: "not-in-the-text",
          reason: "The plays were not too early; they were banned.",
        },
        collectively: {
          code: "wrong-strength-or-tone",
          reason: "A troupe performs together in any case, ban or no ban.",
        },
      },
      opening: "The plays were banned, and so they had to be performed in secret.",
      hint: "What were the back stairs, the carpets, and the lookout for?",
    },
    prematurely: {
      level: "Medium",
      clueKind: "W9",
      text: '"Peace Signed!" the newspaper announced in its morning edition. It had rejoiced ______, as its editor found out at noon: the delegates had settled all but one article, the pens lay dry upon the table, and over that one article the talks were to last until spring.',
      clue: "the talks were to last until spring",
      reason:
        "To announce in the morning what would not be signed until spring is to speak too soon, or *prematurely*.",
      misfits: {
        incrementally: {
          code: "relationship-reversed",
          reason: "It was the treaty that came bit by bit; the paper announced all of it at once.",
        },
        covertly: {
          code: "contradicts-the-text",
          reason: "A headline in the morning edition is anything but secret.",
        },
        collectively: {
          code: "not-in-the-text",
          reason: "Whether it rejoiced alone or with others is not what the editor found out.",
        },
      },
      opening: "The paper reported as done what would take until spring.",
      hint: "Compare the time of the announcement with the time of the signing.",
    },
    collectively: {
      level: "Medium",
      clueKind: "W12",
      text: "No single student, the researchers report, came within a hundred of the number of seeds in the jar, and the one who guessed best on Monday was among the worst on Tuesday. Yet ______ they did astonishingly well both times: the average of all their estimates was off by only four.",
      clue: "the average of all their estimates",
      reason: "Each alone guessed badly, and all together, or *collectively*, they guessed well.",
      misfits: {
        incrementally: {
          code: "wrong-strength-or-tone",
          reason:
            "The average was as good the first time as the second, so they did not improve by steps.",
        },
        covertly: {
          code: "not-in-the-text",
          reason: "Nothing about the guessing was secret.",
        },
        prematurely: {
          code: "wrong-sense",
          reason: "Guesses that come to the right average were not made too soon.",
        },
      },
      opening: "Each student alone did badly, and the average of all of them was nearly right.",
      hint: "With what is *no single student* contrasted?",
    },
  },
});
