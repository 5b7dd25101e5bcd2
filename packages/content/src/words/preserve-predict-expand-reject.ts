import { wordSet } from "./word-set.ts";

export const preservePredictExpandReject = wordSet({
  id: "preserve-predict-expand-reject",
  contexts: {
    preserve: {
      level: "Easy",
      clueKind: "W3",
      text: "Fish spoils quickly in the heat, so people on hot coasts learned long ago to ______ it with salt and smoke. A catch treated in this way could still be eaten months later, when fresh fish would long since have gone bad.",
      clue: "could still be eaten months later",
      reason: "Salt and smoke keep the fish good, which is to preserve it.",
      misfits: {
        predict: {
          code: "wrong-sense",
          reason:
            "Fish is not foretold with salt; the word fits the grammar but says nothing about keeping food.",
        },
        expand: {
          code: "wrong-strength-or-tone",
          reason: "Salt and smoke change how long the fish lasts, not how large it is.",
        },
        reject: {
          code: "contradicts-the-text",
          reason:
            "The people eat the fish months later, so they do the opposite of turning it away.",
        },
      },
      opening:
        "Fish that can be eaten months later has been kept from spoiling, that is, preserved.",
      hint: "Ask what salt and smoke do to the fish over the following months.",
    },
    predict: {
      level: "Easy",
      clueKind: "W3",
      text: "The tide tables sold at the harbor look like guesses, but they are not. Because the path of the moon is known so exactly, they can ______ the height of the water on a morning years from now, and they are seldom wrong by more than a hand.",
      clue: "on a morning years from now",
      reason: "A table that gives a height for years from now foretells it, or predicts it.",
      misfits: {
        preserve: {
          code: "wrong-sense",
          reason:
            "Nothing can keep the water of a morning that has not come; the word has no sense here.",
        },
        expand: {
          code: "wrong-strength-or-tone",
          reason: "A table tells of the water; it cannot make the height larger.",
        },
        reject: {
          code: "contradicts-the-text",
          reason:
            "The tables are trusted and seldom wrong, so they state the height rather than refuse it.",
        },
      },
      opening: "A table that states the water level years ahead foretells, or predicts, it.",
      hint: "Notice when the mornings in question will come.",
    },
    expand: {
      level: "Easy",
      clueKind: "W4",
      text: "The town library began as one shelf at the back of a pharmacy. As its readers brought in more and more books, it had to ______, first into the storeroom, then up the stairs, and at last into a building of its own across the square.",
      clue: "first into the storeroom, then up the stairs",
      reason: "A library that takes up room after room grows larger, or expands.",
      misfits: {
        preserve: {
          code: "wrong-strength-or-tone",
          reason: "Books may be preserved, but moving into room after room is a matter of growth.",
        },
        predict: {
          code: "wrong-sense",
          reason:
            "A library cannot foretell into a storeroom; the word does not go with what follows.",
        },
        reject: {
          code: "contradicts-the-text",
          reason:
            "It took in all the books and found room for them, the opposite of turning them away.",
        },
      },
      opening: "A library that fills the storeroom, the upper floor and a new building expands.",
      hint: "Follow the library from place to place and see what happens to its size.",
    },
    reject: {
      level: "Easy",
      clueKind: "W4",
      text: "Cuckoos lay their eggs in the nests of other birds, but the trick does not always work. Some hosts look closely at what they find, and when an egg has the wrong color they ______ it, rolling it over the edge of the nest.",
      clue: "rolling it over the edge of the nest",
      reason: "To roll the egg out of the nest is to refuse it, or reject it.",
      misfits: {
        preserve: {
          code: "contradicts-the-text",
          reason: "An egg rolled over the edge is lost, the opposite of kept safe.",
        },
        predict: {
          code: "wrong-sense",
          reason: "The egg is already there to be seen; there is nothing to foretell.",
        },
        expand: {
          code: "wrong-strength-or-tone",
          reason: "The hosts do something to the place of the egg, not to its size.",
        },
      },
      opening: "Hosts that roll the strange egg out of the nest refuse it, that is, reject it.",
      hint: "See what the hosts do with the egg in the rest of the sentence.",
    },
  },
});
