import { wordSet } from "./word-set.ts";

export const speculatedLamentedStipulatedAcknowledged = wordSet({
  id: "speculated-lamented-stipulated-acknowledged",
  contexts: {
    speculated: {
      level: "Medium",
      clueKind: "W9",
      text: "Why the tower was built without stairs, no document says. A traveler of 1820 ______ that the masons had forgotten them; a vicar, that there had been a ladder; and each freely owned that he had not a scrap of evidence for the idea.",
      clue: "he had not a scrap of evidence for the idea",
      reason: "To offer an explanation without a scrap of evidence is to guess, or to *speculate*.",
      misfits: {
        lamented: {
          code: "wrong-strength-or-tone",
          reason:
            "The traveler might regret the missing stairs, but he and the vicar are offering explanations.",
        },
        stipulated: {
          code: "wrong-sense",
          reason: "A traveler of 1820 could not lay down conditions for masons long dead.",
        },
        acknowledged: {
          code: "contradicts-the-text",
          reason:
            "To acknowledge a thing is to accept it as fact, and here there is no evidence for it.",
        },
      },
      opening: "An idea offered without a scrap of evidence is a guess.",
      hint: "How sure could the traveler be, according to the last part of the sentence?",
    },
    lamented: {
      level: "Easy",
      clueKind: "W5",
      text: "In letter after letter the old gardener ______ that the new owners had cut down the pear trees. He mourned each of them by name, and he closed every time with the hope that the stumps, at least, were being left in peace.",
      clue: "He mourned each of them by name",
      reason: "To mourn each tree by name is to express sorrow that it is gone, or to *lament* it.",
      misfits: {
        speculated: {
          code: "contradicts-the-text",
          reason: "He knows that the trees were cut; he is not guessing.",
        },
        stipulated: {
          code: "wrong-sense",
          reason: "The trees are gone already, so he cannot make their felling a condition.",
        },
        acknowledged: {
          code: "wrong-strength-or-tone",
          reason: "He does not merely admit the fact; he mourns.",
        },
      },
      opening: "The gardener mourned the trees by name: he wrote of the felling with sorrow.",
      hint: "The second sentence shows the feeling with which he wrote.",
    },
    stipulated: {
      level: "Medium",
      clueKind: "W1",
      text: "The donor wanted neither a statue nor a speech, and her pictures went to the city on one condition. Her will ______ that the gallery stay open one evening in the week, after the shops had closed, so that the people who served in them could come.",
      clue: "on one condition",
      reason: "To set down a condition in a will is to *stipulate* it.",
      misfits: {
        speculated: {
          code: "wrong-strength-or-tone",
          reason: "A will gives orders; it does not guess what a gallery might do.",
        },
        lamented: {
          code: "contradicts-the-text",
          reason: "The evening was what she wished for, not something to be sorry about.",
        },
        acknowledged: {
          code: "wrong-sense",
          reason: "The gallery's evening did not yet exist and could not be admitted as a fact.",
        },
      },
      opening: "The will sets down the one condition on which the city received the pictures.",
      hint: "The first sentence tells what kind of thing the will goes on to state.",
    },
    acknowledged: {
      level: "Hard",
      clueKind: "W9",
      text: 'For a man so proud of his map, the explorer could be strangely fair to those who mistrusted it. In a footnote that few of his admirers ever reached, he ______ that fog had hidden the coast for days, and that its mountains were drawn "mostly from hope."',
      clue: "strangely fair to those who mistrusted it",
      reason:
        "To be fair to one's doubters is to grant what speaks for them: he *acknowledged* the fog and the guesswork.",
      misfits: {
        speculated: {
          code: "relationship-reversed",
          reason:
            "He knew well enough what he had seen; the guesses were in the map, not in the footnote.",
        },
        lamented: {
          code: "wrong-strength-or-tone",
          reason:
            "Fog is a thing to be sorry for, but sorrow is not what would make him fair to his doubters.",
        },
        stipulated: {
          code: "wrong-sense",
          reason: "The fog had come and gone, and nobody can lay it down as a condition.",
        },
      },
      opening:
        "The footnote grants the doubters their point, as the first sentence leads us to expect.",
      hint: "The first sentence tells toward whom the footnote was fair.",
    },
  },
});
