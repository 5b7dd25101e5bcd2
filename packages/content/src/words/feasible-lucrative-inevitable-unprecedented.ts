import { wordSet } from "./word-set.ts";

export const feasibleLucrativeInevitableUnprecedented = wordSet({
  id: "feasible-lucrative-inevitable-unprecedented",
  contexts: {
    feasible: {
      level: "Medium",
      clueKind: "W3",
      text: "Two engineers were asked whether the tunnel could be dug, and two economists whether it should be. Since the rock was soft and the machines stood idle, the engineers needed only a morning to declare the project ______. The economists are still at work.",
      clue: "whether the tunnel could be dug",
      reason:
        "Engineers who are asked whether a thing can be done, and find soft rock and machines, call it *feasible*.",
      misfits: {
        lucrative: {
          code: "wrong-person-or-text",
          reason: "Whether the tunnel would pay is a matter for the economists.",
        },
        inevitable: {
          code: "too-extreme",
          reason:
            "That the tunnel can be dug does not mean that it must be; the economists have yet to say.",
        },
        unprecedented: {
          code: "not-in-the-text",
          reason:
            "Nothing is said of earlier tunnels, and idle machines suggest that there were some.",
        },
      },
      opening: "The engineers were asked whether the tunnel could be dug, and the answer was yes.",
      hint: "Look back at the question that the engineers were asked.",
    },
    lucrative: {
      level: "Easy",
      clueKind: "W2",
      text: "To anyone who reads what an ounce of saffron sells for, growing it sounds as ______ as coining silver. But each ounce means several thousand flowers, picked by hand before the sun is high, and few who have tried it once ask for more land.",
      clue: "what an ounce of saffron sells for",
      reason:
        "What sounds as good as making one's own coins, because of its price, sounds profitable, or *lucrative*.",
      misfits: {
        feasible: {
          code: "contradicts-the-text",
          reason: "The picking is the hard part, and it is not what a reader of prices thinks of.",
        },
        inevitable: {
          code: "wrong-sense",
          reason: "Nobody is bound to grow saffron, whatever it sells for.",
        },
        unprecedented: {
          code: "not-in-the-text",
          reason: "Nothing suggests that saffron is new; its price is what tempts.",
        },
      },
      opening: "The high price of an ounce makes the growing of saffron sound profitable.",
      hint: "What do a high price and the coining of silver have in common?",
      source: "Saffron and its harvest by hand: standard reference works",
    },
    inevitable: {
      level: "Hard",
      clueKind: "W6",
      text: "Local histories tell of the railroad's coming to the town as though it had been ______. It was hardly that. Two surveyors of three preferred the next valley, a bridge there had already been drawn, and the matter was decided by a farmer who needed the price of a field that very week.",
      clue: "Two surveyors of three preferred the next valley",
      reason:
        "The railroad might easily have gone elsewhere, so its coming was not bound to happen, or *inevitable*.",
      misfits: {
        feasible: {
          code: "contradicts-the-text",
          reason: "The railroad was built, so it could be built; nothing in the text denies that.",
        },
        lucrative: {
          code: "words-echoed",
          reason:
            "The farmer gained by it, but the histories are corrected on how the choice was made.",
        },
        unprecedented: {
          code: "not-in-the-text",
          reason: "Whether there had been railroads before is never touched on.",
        },
      },
      opening: "The line almost went to the next valley, so it was not bound to come to the town.",
      hint: "What do the surveyors and the farmer show about how easily it might have gone otherwise?",
    },
    unprecedented: {
      level: "Medium",
      clueKind: "W8",
      text: "The old quarter was used to floods and had cut three dozen of them into the wall of its church, year by year. The water of that April, though, was entirely ______: the mason who was sent to record it found his mark would have to go on the steeple.",
      clue: "found his mark would have to go on the steeple",
      reason:
        "A flood above every one of the marks is higher than any before: it is *unprecedented*.",
      misfits: {
        feasible: {
          code: "wrong-sense",
          reason: "A flood is not a plan that might be carried out.",
        },
        lucrative: {
          code: "not-in-the-text",
          reason: "Nothing is said of anyone who gained by the water.",
        },
        inevitable: {
          code: "wrong-strength-or-tone",
          reason:
            "Floods do come to the quarter; but a mark on the steeple says that none had been so high.",
        },
      },
      opening: "Three dozen marks stand on the wall, and the new one must go above them all.",
      hint: "Compare where the new mark must go with where all the others are.",
    },
  },
});
