import { wordSet } from "./word-set.ts";

export const degreesOfNotice = wordSet({
  id: "degrees-of-notice",
  contexts: {
    negligible: {
      level: "Hard",
      clueKind: "W6",
      text: "A single aphid's pull on a plant's sap is tiny, but the pull of ten thousand aphids on a row of beans is by no means ______: where botanists kept the insects off for a season, the plants had sugar enough left over to set a third more seed.",
      clue: "set a third more seed",
      reason:
        "With *by no means*, the word must name what the effect is not. A third more seed is a large effect, so the pull is not *negligible*.",
      misfits: {
        conspicuous: {
          code: "relationship-reversed",
          reason:
            "By no means conspicuous would say that the effect is hard to see, but a third more seed is easily seen.",
        },
        inadvertent: {
          code: "not-in-the-text",
          reason: "Whether the aphids mean to do it is not at issue; the size of the effect is.",
        },
        indiscriminate: {
          code: "wrong-sense",
          reason: "Nothing is said about whether the aphids choose among plants.",
        },
      },
      opening:
        "A third more seed is a large effect, and the words before the blank reverse its sense.",
      hint: "Decide whether the effect is large or small, then take *by no means* into account.",
    },
    conspicuous: {
      level: "Hard",
      clueKind: "W12",
      text: "Painted in a soft gray-green and set back among the pines, the new museum is anything but ______, and more than one visitor has driven past it. Its architect does not mind: a building ought to be found, she says, rather than announced.",
      clue: "more than one visitor has driven past it",
      reason:
        "A building that visitors drive past is hard to notice: it is anything but *conspicuous*.",
      misfits: {
        negligible: {
          code: "wrong-strength-or-tone",
          reason:
            "Anything but negligible would call the museum important; the text is about how hard it is to see.",
        },
        inadvertent: {
          code: "contradicts-the-text",
          reason:
            "Its quiet look is wanted by the architect, but the blank describes what meets the eye.",
        },
        indiscriminate: {
          code: "wrong-sense",
          reason: "A building cannot fail to choose among things, and no choice is described.",
        },
      },
      opening: "The museum is easily missed, and the words *anything but* turn that around.",
      hint: "Note what the visitors do, then ask of what quality that shows the lack.",
    },
    inadvertent: {
      level: "Hard",
      clueKind: "W12",
      text: "The gardener's role in spreading the vine was wholly ______, though no less effective for that: the seeds traveled in the soil on his boots, and he learned of them only when the first flowers opened in a valley that he had crossed on his way home.",
      clue: "he learned of them only when the first flowers opened",
      reason:
        "He carried the seeds without knowing it, so his part in spreading the vine was *inadvertent*.",
      misfits: {
        negligible: {
          code: "contradicts-the-text",
          reason:
            "His role was effective, as the text says, so it cannot have been too small to matter.",
        },
        conspicuous: {
          code: "relationship-reversed",
          reason: "Seeds hidden in the soil on his boots escaped even his own notice.",
        },
        indiscriminate: {
          code: "wrong-strength-or-tone",
          reason:
            "An indiscriminate person acts without choosing; here there was no act of spreading that he knew of.",
        },
      },
      opening:
        "Two clues must both hold: the role was effective, and the gardener did not know of it.",
      hint: "Ask what the gardener knew, and when he came to know it.",
    },
    indiscriminate: {
      level: "Hard",
      clueKind: "W2",
      text: "Critics once called the novelist's reading ______: here, they said, was a man who would swallow any book in reach. His notebooks suggest otherwise. For each volume finished, two or three were set aside after a page, with a dry note on why they did not deserve the evening.",
      clue: "two or three were set aside after a page",
      reason:
        "The critics thought that he read anything at all, that is, without choosing: that he was *indiscriminate*.",
      misfits: {
        negligible: {
          code: "wrong-sense",
          reason:
            "A reader who swallows any book in reach can hardly be called too small to matter.",
        },
        conspicuous: {
          code: "not-in-the-text",
          reason: "Whether people noticed him reading is not at issue, but what he would read.",
        },
        inadvertent: {
          code: "wrong-strength-or-tone",
          reason: "To swallow any book in reach is to choose badly, not to read by accident.",
        },
      },
      opening: "The phrase after the blank explains it, and the notebooks then contradict it.",
      hint: "Use the phrase that restates the blank, and check it against what *otherwise* denies.",
    },
  },
});
