import { wordSet } from "./word-set.ts";

export const scarceFragileReliableVisible = wordSet({
  id: "scarce-fragile-reliable-visible",
  contexts: {
    scarce: {
      level: "Easy",
      clueKind: "W3",
      text: "In the high desert wood was once so ______ that villagers burned dried dung and the roots of small shrubs. A single beam for a roof might be carried for many miles, and when a house fell, its beams were taken for the next one.",
      clue: "might be carried for many miles",
      reason: "Wood that must be fetched from so far is hard to come by, or scarce.",
      misfits: {
        fragile: {
          code: "wrong-strength-or-tone",
          reason:
            "Beams that serve one house after another are strong, and weakness would not explain the dung fires.",
        },
        reliable: {
          code: "contradicts-the-text",
          reason: "Wood that people could count on finding would have been burned instead of dung.",
        },
        visible: {
          code: "wrong-sense",
          reason: "Whether wood can be seen has nothing to do with burning something else.",
        },
      },
      opening: "Wood that is carried for many miles and used again is hard to come by, or scarce.",
      hint: "Ask why people would carry one beam so far and use it twice.",
    },
    fragile: {
      level: "Easy",
      clueKind: "W3",
      text: "The oldest films were made on a material that has grown so ______ with age that it can crumble in the hand. Archivists open each can slowly, wearing gloves, and make a copy at once, before the next touch turns a scene to dust.",
      clue: "it can crumble in the hand",
      reason: "A material that crumbles at a touch breaks easily, or is fragile.",
      misfits: {
        scarce: {
          code: "wrong-strength-or-tone",
          reason: "Old films may be rare, but rarity does not make anything crumble.",
        },
        reliable: {
          code: "contradicts-the-text",
          reason: "Nobody could depend on a film that turns to dust.",
        },
        visible: {
          code: "wrong-sense",
          reason: "Being easy to see would not make a film crumble in the hand.",
        },
      },
      opening: "A film that crumbles at a touch is one that breaks easily, that is, fragile.",
      hint: "Look at what a touch can do to the film.",
    },
    reliable: {
      level: "Easy",
      clueKind: "W2",
      text: "Sailors trusted the old bell on the point more than any lamp. Fog could hide a light for days on end, but the bell was ______: in thirty years of storms, the keeper wrote in his book, it had never once failed to ring.",
      clue: "it had never once failed to ring",
      reason: "A bell that never fails can be counted on, or is reliable.",
      misfits: {
        scarce: {
          code: "wrong-sense",
          reason:
            "There was one bell and it was always there; how many there were explains nothing.",
        },
        fragile: {
          code: "contradicts-the-text",
          reason: "A bell that rang through thirty years of storms did not break easily.",
        },
        visible: {
          code: "wrong-strength-or-tone",
          reason: "The bell is praised for what it did in fog, where nothing could be seen.",
        },
      },
      opening: "A bell that never once failed in thirty years can be counted on: it is reliable.",
      hint: "What follows the colon says what the bell had shown itself to be.",
    },
    visible: {
      level: "Easy",
      clueKind: "W7",
      text: "By day the comet was lost in the glare of the sun, and those who looked for it saw nothing. Only after dusk, when the sky had darkened, did it become ______, a pale smear above the western hills that anyone could find.",
      clue: "a pale smear above the western hills that anyone could find",
      reason: "What anyone could find in the sky can be seen, or is visible.",
      misfits: {
        scarce: {
          code: "contradicts-the-text",
          reason:
            "The comet was easy to find after dusk, and the word would make it harder to come by.",
        },
        fragile: {
          code: "wrong-sense",
          reason:
            "Nothing suggests that the comet could break; the word only sounds right with a pale smear.",
        },
        reliable: {
          code: "wrong-strength-or-tone",
          reason: "The text tells when it could be seen, not whether it could be counted on.",
        },
      },
      opening: "A comet unseen by day that anyone could find after dusk has become visible.",
      hint: "Compare what people saw by day with what they saw after dusk.",
    },
  },
});
