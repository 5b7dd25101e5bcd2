import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theDuckAtTheEndOfTheRow: Passage = {
  id: "the-duck-at-the-end-of-the-row",
  genre: "science",
  source: "Unihemispheric sleep in ducks and other birds: standard works on the biology of sleep",
  text: prose`
    A duck can sleep with one half of its brain at a time. While the left half sleeps the right
    eye is closed, and while the right half sleeps, the left; the open eye, joined to the half
    that is awake, keeps watch. Biologists filmed mallards that slept side by side in a row. The
    birds in the middle mostly slept with both eyes shut. The two at the ends slept with one eye
    open far more often, and it was nearly always the eye that looked away from the others. When
    the birds were made to change places, each did at its new post what the bird before it had
    done there. A mallard at the end of a row, it appears, is a sentry that sleeps on duty, by
    halves.
  `,
  facets: [
    {
      kind: "function",
      level: "Hard",
      underline:
        "When the birds were made to change places, each did at its new post what the bird before it had done there.",
      key: {
        text: "It shows that the way a bird sleeps goes with its place and not with the bird.",
        reason:
          "A bird moved to the end begins to sleep with one eye open, and one moved to the middle ceases to.",
      },
      wrong: [
        {
          text: "It shows that a bird goes to the place that suits the way in which it sleeps.",
          code: "relationship-reversed",
          reason: "The birds were made to change, and their sleep changed with the place.",
        },
        {
          text: "It shows that birds which have slept at the end do not mind being moved away.",
          code: "too-narrow",
          reason: "Whether they mind is not what is learned.",
        },
        {
          text: "It shows that some birds are better at keeping watch than others in the row.",
          code: "contradicts-the-text",
          reason: "Each did at a post what another had done there.",
        },
      ],
      evidence: ["each did at its new post what the bird before it had done there"],
      opening: "Moving the birds tells whether it is the bird or the place that matters.",
      steps: [
        "Birds at the ends might have been watchful by nature. But *each did at its new post what the bird before it had done there*: it is the post.",
      ],
      hint: "Ask what would have been seen if watchful birds had simply chosen the ends.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "Based on the text, which half of its brain does a mallard most likely keep awake if all its neighbors are on its right?",
      key: {
        text: "The right half, since its left eye has to be open.",
        reason:
          "While the right half sleeps the left eye is closed, so the open left eye goes with a waking right half.",
      },
      wrong: [
        {
          text: "The left half, since its left eye has to be open.",
          code: "relationship-reversed",
          reason:
            "While the left half sleeps it is the right eye that is closed; each eye goes with the other half.",
        },
        {
          text: "Both halves, since it is the one that keeps watch.",
          code: "wrong-person-or-text",
          reason: "It sleeps on duty, *by halves*.",
        },
        {
          text: "The right half, since its right eye has to be open.",
          code: "wrong-group-or-measure",
          reason: "The eye that looks away from the others is the left one.",
        },
      ],
      evidence: [
        "While the left half sleeps the right eye is closed",
        "the eye that looked away from the others",
      ],
      opening: "Two facts are needed: which eye is open, and which half it belongs to.",
      steps: [
        "With all its neighbors on its right, *the eye that looked away from the others* is the left. *While the right half sleeps, the left* eye is closed; so for the left eye to be open the right half must be awake.",
      ],
      hint: "First find the eye and then the half that goes with it.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "A mallard that sleeps all alone would thus be expected to ______",
      key: {
        text: "have an eye open no less often than one at an end.",
        reason: "Alone, it has an open side on the left and on the right.",
      },
      wrong: [
        {
          text: "shut both its eyes as the birds in the middle do.",
          code: "relationship-reversed",
          reason: "The middle is where others are on both sides.",
        },
        {
          text: "stay awake with both halves for as long as it lives.",
          code: "contradicts-the-text",
          reason: "A duck can sleep by halves, and needs no such thing.",
        },
        {
          text: "use only the eye that had been open in the row.",
          code: "too-extreme",
          reason: "Which eye is open goes with the place and changes with it.",
        },
      ],
      evidence: ["The birds in the middle mostly slept with both eyes shut.", "far more often"],
      opening: "The fewer its neighbors, the more a sleeping bird keeps watch.",
      steps: [
        "With neighbors on both sides a bird shuts both eyes; with one neighbor it *far more often* keeps one open. With none, it should do so at least as much.",
      ],
      hint: "Count the open sides in the middle, at the end, and alone.",
      tip: habits.conclusion,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A duck can rest and watch at once, and does so at the ends of a row, where it is needed.",
        reason:
          "One half sleeps while the other watches, at the ends and on the side that is open.",
      },
      wrong: [
        {
          text: "A duck at the edge of a group is so watchful that no part of its brain is ever at rest.",
          code: "too-extreme",
          reason: "One half of it sleeps.",
        },
        {
          text: "A group of animals is safe because each takes its turn at the edge of it, keeping watch.",
          code: "too-broad",
          reason: "The text is about ducks in a row, and about who watches where.",
        },
        {
          text: "A duck can sleep with half of its brain at a time, and does so wherever it happens to be.",
          code: "half-right",
          reason: "In the middle of a row both eyes are mostly shut.",
        },
      ],
      evidence: [
        "A duck can sleep with one half of its brain at a time.",
        "it was nearly always the eye that looked away from the others",
      ],
      opening: "What a duck can do is told first, and then where it does it.",
      steps: [
        "It *can sleep with one half of its brain at a time*. At the ends it does so *far more often*, with the outward eye open.",
      ],
      hint: "Ask what the row adds to what the first sentence says.",
      tip: habits["main-idea"],
    },
  ],
};
