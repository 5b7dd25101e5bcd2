import { wordSet } from "./word-set.ts";

export const attributedConfinedSubjectedEntrusted = wordSet({
  id: "attributed-confined-subjected-entrusted",
  contexts: {
    attributed: {
      level: "Hard",
      clueKind: "W9",
      text: "For three centuries the sonnet was ______ to the duke, in whose hand the only copy is written. Nobody disputes the hand. But the sheet, it now appears, is a schoolboy's exercise, and the boys of that school, as their tutor's notes make clear, were taught to write by copying the verses of other men.",
      clue: "copying the verses of other men",
      reason:
        "The handwriting no longer shows who made the verses, so the duke had been taken for their author: they were *attributed* to him.",
      misfits: {
        confined: {
          code: "wrong-sense",
          reason: "A sonnet was not shut in with the duke for three centuries.",
        },
        subjected: {
          code: "not-in-the-text",
          reason: "The verses were made to suffer nothing at the duke's hands.",
        },
        entrusted: {
          code: "wrong-strength-or-tone",
          reason: "The duke was not given the sonnet to look after; the question is who made it.",
        },
      },
      opening: "Since his hand is on the page, the duke had been held to be the author.",
      hint: "What would one conclude from the hand if one did not know about the exercise?",
    },
    confined: {
      level: "Medium",
      clueKind: "W6",
      text: "Interest in the comet was by no means ______ to astronomers. Milkmen stopped on the road with their heads back, a judge rose to look and forgot to return, and the barber, who had bought a telescope, charged the price of a haircut for a minute of it.",
      clue: "Milkmen stopped on the road",
      reason:
        "Milkmen, a judge and a barber looked as well, so interest was not limited, or *confined*, to astronomers.",
      misfits: {
        attributed: {
          code: "wrong-strength-or-tone",
          reason: "The question is not to whom people ascribed such interest but how far it went.",
        },
        subjected: {
          code: "wrong-sense",
          reason: "Interest cannot be made to undergo an astronomer.",
        },
        entrusted: {
          code: "not-in-the-text",
          reason: "Nobody handed the interest over to anyone for safekeeping.",
        },
      },
      opening: "Milkmen, a judge and a barber all looked up, not astronomers alone.",
      hint: "Who besides the astronomers looked at the comet?",
    },
    subjected: {
      level: "Easy",
      clueKind: "W10",
      text: "Before it may carry a child, each new kind of car seat is ______ to treatment that no child could endure. It is frozen, baked, dropped from a roof, and driven into a wall at the speed of a galloping horse, and then the buckle must still open with one thumb.",
      clue: "frozen, baked, dropped from a roof",
      reason:
        "A seat that is frozen, baked and dropped is made to undergo harsh treatment: it is *subjected* to it.",
      misfits: {
        attributed: {
          code: "relationship-reversed",
          reason:
            "The damage might be traced to the treatment, but it is the seat that has to undergo it.",
        },
        confined: {
          code: "wrong-strength-or-tone",
          reason: "The seat is not kept within the treatment; it goes through it and is then sold.",
        },
        entrusted: {
          code: "contradicts-the-text",
          reason: "One entrusts a thing to those who will take care of it, not to a wall.",
        },
      },
      opening: "The seat has to go through freezing, baking and a crash before it is sold.",
      hint: "Which word is used for what a test makes a thing go through?",
    },
    entrusted: {
      level: "Medium",
      clueKind: "W10",
      text: "The only key to the archive was ______ to the youngest of the staff, and not by way of a joke. She alone, as the director explained, had never mislaid anything, and she alone could be relied upon to say no to the director.",
      clue: "She alone, as the director explained, had never mislaid anything",
      reason: "A key given into the care of the one who can be relied upon is *entrusted* to her.",
      misfits: {
        attributed: { code: "wrong-sense", reason: "Nobody claims that she had made the key." },
        confined: {
          code: "wrong-strength-or-tone",
          reason:
            "It is a key's use that might be confined to someone; the key itself is put into her care.",
        },
        subjected: {
          code: "not-in-the-text",
          reason: "The key has to undergo nothing at her hands.",
        },
      },
      opening: "She had never lost anything, and so the key was given into her care.",
      hint: "Why was the youngest of the staff chosen?",
    },
  },
});
