import { wordSet } from "./word-set.ts";

export const meaningsOfSound = wordSet({
  id: "meanings-of-sound",
  meaningsOf: "sound",
  contexts: {
    undamaged: {
      level: "Medium",
      clueKind: "W11",
      text: "The boatbuilder went over the old hull with a mallet, tapping each plank in turn. Most gave back a clear note; where the wood had gone soft the note was dull, and there she drew a cross in chalk. By noon she had drawn eleven crosses and found, to the owner's joy, forty sound planks.",
      clue: "where the wood had gone soft the note was dull",
      reason:
        "The sound planks are those without a cross, whose wood had not gone soft: *undamaged* ones.",
      misfits: {
        sensible: {
          code: "wrong-sense",
          reason: "Advice may be sensible, but planks cannot be.",
        },
        deep: {
          code: "words-echoed",
          reason: "A note may be deep, but the word describes the planks, not the notes they give.",
        },
        thorough: {
          code: "wrong-person-or-text",
          reason: "It is the builder's inspection that is thorough, not the planks.",
        },
      },
      opening: "The planks without a cross are the ones in which the wood has not gone soft.",
      hint: "Ask what the planks without a cross have that the others lack.",
    },
    sensible: {
      level: "Medium",
      clueKind: "W11",
      text: "Everyone in the office went to old Mrs. Abara for advice, and nobody enjoyed it. Her counsel was short, dull, and sound: pay the bill, see the dentist, do not lend your brother the car. Those who followed it had nothing interesting to report afterward.",
      clue: "pay the bill, see the dentist, do not lend your brother the car",
      reason: "The examples after the colon are plain good sense, so her counsel is *sensible*.",
      misfits: {
        undamaged: {
          code: "wrong-sense",
          reason: "A hull can be undamaged; advice cannot.",
        },
        deep: {
          code: "wrong-strength-or-tone",
          reason: "To see the dentist is good advice, but there is nothing deep about it.",
        },
        thorough: {
          code: "contradicts-the-text",
          reason: "Her counsel is short, which thorough counsel is not.",
        },
      },
      opening: "Three pieces of advice follow the colon and show what kind of counsel it was.",
      hint: "Judge the advice by its three examples and by what came of following it.",
    },
    deep: {
      level: "Easy",
      clueKind: "W11",
      text: "He had meant to keep watch until the fire was out. But the climb had been long, and before the last log fell he had dropped into a sleep so sound that the goats stepped over him, one after another, on their way down to the spring.",
      clue: "the goats stepped over him, one after another",
      reason: "A sleeper whom a file of goats does not wake is in a *deep* sleep.",
      misfits: {
        undamaged: {
          code: "wrong-sense",
          reason: "Sleep can be broken but is not said to be damaged.",
        },
        sensible: {
          code: "contradicts-the-text",
          reason: "He had meant to keep watch, so to fall asleep was hardly sensible.",
        },
        thorough: {
          code: "wrong-strength-or-tone",
          reason: "Work may be thorough; the goats show how hard he is to wake.",
        },
      },
      opening:
        "The words *so* and *that* tell the effect: goats step over him and he does not wake.",
      hint: "What does it take to sleep through a procession of goats?",
    },
    thorough: {
      level: "Hard",
      clueKind: "W11",
      text: "The two villages had played each other every spring for thirty years, and it was the valley's custom to lose politely, by a goal or so. This time the hill boys took the ball at the whistle and hardly gave it back. It was a sound beating, eleven to nothing, and by supper the valley was calling it bad luck.",
      clue: "eleven to nothing",
      reason: "Eleven to nothing is a complete defeat, a *thorough* beating.",
      misfits: {
        undamaged: {
          code: "contradicts-the-text",
          reason: "The valley did not come through unharmed; it lost by eleven goals.",
        },
        sensible: {
          code: "wrong-sense",
          reason: "A defeat is not a matter of good sense.",
        },
        deep: {
          code: "wrong-strength-or-tone",
          reason: "Sorrow or sleep may be deep; the score shows how complete the defeat was.",
        },
      },
      opening: "The score stands next to the word and shows how complete the defeat was.",
      hint: "Use the score, and the contrast with how the valley used to lose.",
    },
  },
});
