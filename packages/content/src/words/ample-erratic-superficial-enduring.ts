import { wordSet } from "./word-set.ts";

export const ampleErraticSuperficialEnduring = wordSet({
  id: "ample-erratic-superficial-enduring",
  contexts: {
    ample: {
      level: "Medium",
      clueKind: "W2",
      text: "The committee feared that a single well would never serve a camp of four hundred. Their worry proved needless: the spring beneath it was so ______ that, even in the driest month of the year, half of the water ran off unused.",
      clue: "half of the water ran off unused",
      reason: "Water left over in the driest month is more than enough, or ample.",
      misfits: {
        erratic: {
          code: "contradicts-the-text",
          reason:
            "A spring that changed from month to month would have left the committee right to worry.",
        },
        superficial: {
          code: "wrong-sense",
          reason:
            "How shallow the spring lay is never in question, and it would not leave water over.",
        },
        enduring: {
          code: "wrong-strength-or-tone",
          reason:
            "The sentence is about how much water there was, not about how many years it lasted.",
        },
      },
      opening: "Where half of the water runs off unused, there is more than enough: it is ample.",
      hint: "Look at what became of the water in the driest month.",
    },
    erratic: {
      level: "Medium",
      clueKind: "W2",
      text: "A healthy heart keeps time almost as well as a clock. The heart of the patient in bed nine was ______: it raced, paused, hurried through a few faint beats, and then, for minutes at a stretch, went on as though nothing had happened.",
      clue: "it raced, paused, hurried through a few faint beats",
      reason: "Beats that race and pause without pattern are irregular, or erratic.",
      misfits: {
        ample: {
          code: "wrong-sense",
          reason: "A beat may be strong, but nothing here is a matter of there being enough.",
        },
        superficial: {
          code: "wrong-strength-or-tone",
          reason:
            "The faint beats are only one item on the list; the racing and pausing are not a matter of depth.",
        },
        enduring: {
          code: "contradicts-the-text",
          reason: "The beat did not hold steady for long; it kept changing.",
        },
      },
      opening: "A heart that races, pauses and hurries follows no pattern: its beat is erratic.",
      hint: "The part after the colon describes what the word names.",
    },
    superficial: {
      level: "Medium",
      clueKind: "W2",
      text: "At first glance the two languages look like close relations, since hundreds of their words are the same. The likeness is ______, however. The shared words were all borrowed in trade, and beneath them the grammars have almost nothing in common.",
      clue: "beneath them the grammars have almost nothing in common",
      reason:
        "A likeness that is gone beneath the words lies on the surface only: it is superficial.",
      misfits: {
        ample: {
          code: "contradicts-the-text",
          reason:
            "To call the likeness ample would be to call it great, but the grammars share almost nothing.",
        },
        erratic: {
          code: "wrong-sense",
          reason: "A likeness is not something that moves or changes from moment to moment.",
        },
        enduring: {
          code: "wrong-strength-or-tone",
          reason: "The text weighs how deep the likeness goes, not how long it has lasted.",
        },
      },
      opening: "A likeness of words over unlike grammars lies on the surface: it is superficial.",
      hint: "Ask how deep the likeness goes, according to the last sentence.",
    },
    enduring: {
      level: "Medium",
      clueKind: "W7",
      text: "Most of the songs that filled the dance halls that summer were forgotten by the first snow. One was more ______: schoolchildren who could not name its composer were still singing it, with the words slightly worn, seventy years later.",
      clue: "were still singing it, with the words slightly worn, seventy years later",
      reason: "A song still sung after seventy years lasts, or is enduring.",
      misfits: {
        ample: {
          code: "wrong-sense",
          reason: "A song is not a supply, and nothing is said about there being enough of it.",
        },
        erratic: {
          code: "contradicts-the-text",
          reason:
            "The song stayed in people's mouths for seventy years; it did not come and go without pattern.",
        },
        superficial: {
          code: "wrong-strength-or-tone",
          reason: "How deep the song was is not judged; what sets it apart is that it lasted.",
        },
      },
      opening: "A song that is still sung seventy years later is one that lasts: it is enduring.",
      hint: "Compare how long this song was sung with how long the others were.",
    },
  },
});
