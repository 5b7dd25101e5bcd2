import { wordSet } from "./word-set.ts";

export const catalystHallmarkDeterrentRemnant = wordSet({
  id: "catalyst-hallmark-deterrent-remnant",
  contexts: {
    catalyst: {
      level: "Hard",
      clueKind: "W12",
      text: "The novelist's aunt appears in every account of his life, although she taught him nothing and read none of his books. She was no more than the ______. One wet winter, out of boredom, she asked the boy what happened next in a tale he had made up, and he never stopped answering.",
      clue: "she asked the boy what happened next",
      reason:
        "The aunt adds nothing of her own, but her question sets the writing off: she is its *catalyst*.",
      misfits: {
        hallmark: {
          code: "wrong-sense",
          reason: "A person is not the mark by which his books are known.",
        },
        deterrent: {
          code: "contradicts-the-text",
          reason: "Her question did not discourage him; he never stopped answering it.",
        },
        remnant: {
          code: "not-in-the-text",
          reason: "The aunt is not what is left over of anything.",
        },
      },
      opening:
        "The aunt gave him no help with his books, but her one question started all of them.",
      hint: "Two hints must hold: how little the aunt did, and what came of it.",
    },
    hallmark: {
      level: "Easy",
      clueKind: "W4",
      text: "A pair of unequal windows, a door set to one side, a chimney that leans a little: where all three are found together, experts ask for no signature. Such cheerful disorder is the ______ of a builder who put up half of the old town.",
      clue: "experts ask for no signature",
      reason: "What shows a builder's hand as surely as a signature is his *hallmark*.",
      misfits: {
        catalyst: {
          code: "wrong-sense",
          reason: "The disorder did not set the builder going; he put it there.",
        },
        deterrent: {
          code: "contradicts-the-text",
          reason:
            "The disorder is called cheerful, and nothing says that it kept the builder away.",
        },
        remnant: {
          code: "wrong-strength-or-tone",
          reason:
            "The windows and doors are not what is left of him; they are the signs of his work.",
        },
      },
      opening: "Where three features stand in for a signature, they are the mark of one builder.",
      hint: "What do the features tell the experts, so that they need no signature?",
    },
    deterrent: {
      level: "Medium",
      clueKind: "W6",
      text: "As any farmer will confess, a scarecrow is no great ______ once it has stood for a week; by then the crows are sitting on its hat. What does keep them off the young corn is doubt, and so the cleverer farmers move the figure every night.",
      clue: "the crows are sitting on its hat",
      reason: "Crows that sit on its hat are not kept away, so the scarecrow is no *deterrent*.",
      misfits: {
        catalyst: {
          code: "not-in-the-text",
          reason: "Nobody expects a scarecrow to bring a change about.",
        },
        hallmark: {
          code: "wrong-sense",
          reason:
            "A scarecrow may be a mark of some farms, but crows on its hat would not make it less so.",
        },
        remnant: {
          code: "wrong-strength-or-tone",
          reason:
            "The figure may be made of remains, but the text asks how well it keeps birds off.",
        },
      },
      opening: "A scarecrow on whose hat the crows sit does little to keep them away.",
      hint: "*What does keep them off* shows what the scarecrow fails to do.",
    },
    remnant: {
      level: "Easy",
      clueKind: "W7",
      text: "Where the railroad crosses the county there is a strip of tall grass, fifty feet wide and nine miles long. It is the last ______ of a prairie that once ran to the horizon; the plow never reached it, because the company had fenced it in with its tracks.",
      clue: "a prairie that once ran to the horizon",
      reason:
        "The strip is all that is left of a prairie that was once boundless: it is a *remnant*.",
      misfits: {
        catalyst: { code: "wrong-sense", reason: "The strip did not bring the prairie about." },
        hallmark: {
          code: "wrong-strength-or-tone",
          reason:
            "Tall grass may be typical of a prairie, but *last* and *once* speak of what is left.",
        },
        deterrent: {
          code: "contradicts-the-text",
          reason:
            "It was the tracks that kept the plow out; the grass did not hold the prairie off.",
        },
      },
      opening: "A strip that the plow never reached is what is left of the prairie.",
      hint: "*Last* and *once* compare what there is with what there was.",
      source:
        "Prairie remnants along railroad lines in the American Midwest: standard reference works",
    },
  },
});
