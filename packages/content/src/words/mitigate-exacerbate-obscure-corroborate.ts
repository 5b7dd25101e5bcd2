import { wordSet } from "./word-set.ts";

export const mitigateExacerbateObscureCorroborate = wordSet({
  id: "mitigate-exacerbate-obscure-corroborate",
  contexts: {
    mitigate: {
      level: "Hard",
      clueKind: "W12",
      text: "No seawall could have kept the storm of that winter out of the low streets, and the engineers had never claimed as much. What they promised was to ______ the flood, and by that measure the wall did its work: the water that came was ankle-deep, not chest-deep.",
      clue: "the water that came was ankle-deep, not chest-deep",
      reason: "To make a flood that cannot be stopped less severe is to mitigate it.",
      misfits: {
        exacerbate: {
          code: "contradicts-the-text",
          reason:
            "To exacerbate the flood would be to make it worse, but the water was lower than it might have been.",
        },
        obscure: {
          code: "wrong-sense",
          reason: "The wall did not hide the flood from anyone; it lowered it.",
        },
        corroborate: {
          code: "wrong-strength-or-tone",
          reason: "A promise may be confirmed, but a wall does nothing to confirm a flood.",
        },
      },
      opening: "A wall that leaves the flood ankle-deep makes it less severe: it mitigates it.",
      hint: "Two things must hold: the flood was not stopped, and the wall did as promised.",
    },
    exacerbate: {
      level: "Hard",
      clueKind: "W3",
      text: "Farmers on the plateau met the first dry years by drilling deeper wells, a remedy that served to ______ the shortage. Each new well drew down the water under all the others, so that by the third summer even those who had drilled deepest pumped dust.",
      clue: "Each new well drew down the water under all the others",
      reason:
        "A remedy that leaves everyone with less water makes the shortage worse, or exacerbates it.",
      misfits: {
        mitigate: {
          code: "contradicts-the-text",
          reason: "A remedy is meant to mitigate a shortage, but these wells ended in dust.",
        },
        obscure: {
          code: "wrong-strength-or-tone",
          reason:
            "The wells may have put off the day when it showed, but the text says that they used up the water itself.",
        },
        corroborate: {
          code: "wrong-sense",
          reason: "The wells are not evidence for a claim about the shortage; they changed it.",
        },
      },
      opening:
        "A remedy that drew down everyone's water made the shortage worse: it exacerbated it.",
      hint: "Look at what the remedy had done by the third summer.",
    },
    obscure: {
      level: "Hard",
      clueKind: "W12",
      text: "The report gives the average wage of the town to the penny, and the figure is correct. But an average can ______ as much as it tells: here it stands for a handful of owners who earned a great deal and for hundreds of workers who earned almost nothing.",
      clue: "as much as it tells",
      reason: "What is set against telling is hiding, that is, to obscure.",
      misfits: {
        mitigate: {
          code: "wrong-strength-or-tone",
          reason:
            "A figure may soften what it reports, but it is set against telling here, not against harshness.",
        },
        exacerbate: {
          code: "wrong-sense",
          reason: "Nothing grows worse through the average; the wages are what they are.",
        },
        corroborate: {
          code: "contradicts-the-text",
          reason: "To corroborate is to bear out, a way of telling and not its opposite.",
        },
      },
      opening: "An average that stands for two unlike groups hides both: it can obscure.",
      hint: "The blank is set against *tells* and must say the other thing a figure can do.",
    },
    corroborate: {
      level: "Hard",
      clueKind: "W9",
      text: "The ship's log puts the island a full day's sail from where any chart shows land, and for two centuries it was dismissed as an error. Satellite pictures now ______ the log: a drowned reef lies within a mile of the captain's position, just below the waves.",
      clue: "a drowned reef lies within a mile of the captain's position",
      reason:
        "Pictures that show a reef where the log puts land bear the log out, or corroborate it.",
      misfits: {
        mitigate: {
          code: "wrong-strength-or-tone",
          reason: "The pictures do not make the log less severe; they show that it was right.",
        },
        exacerbate: {
          code: "wrong-sense",
          reason: "A log cannot be made worse by pictures; the word needs some trouble to act on.",
        },
        obscure: {
          code: "contradicts-the-text",
          reason: "The pictures make the captain's meaning plainer, not harder to see.",
        },
      },
      opening:
        "Pictures that find a reef at the captain's position bear out, or corroborate, the log.",
      hint: "Decide whether the reef speaks for the log or against it.",
    },
  },
});
