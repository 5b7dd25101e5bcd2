import { wordSet } from "./word-set.ts";

export const hingesOnGivesRiseToDepartsFromLendsItselfTo = wordSet({
  id: "hinges-on-gives-rise-to-departs-from-lends-itself-to",
  contexts: {
    "hinges on": {
      level: "Hard",
      clueKind: "W9",
      text: "The excavators' view that the island was abandoned in haste ______ a single hearth. If the fish bones among its ashes are a meal left half eaten, the case is strong; if foxes brought them there later, as a zoologist has suggested, there is no case, for nothing else at the site supports it.",
      clue: "nothing else at the site supports it",
      reason: "A view that stands or falls with one hearth depends on it: it *hinges on* it.",
      misfits: {
        "gives rise to": {
          code: "relationship-reversed",
          reason: "The hearth gave rise to the view, not the view to the hearth.",
        },
        "departs from": {
          code: "contradicts-the-text",
          reason: "The view is built upon the hearth and does not turn away from it.",
        },
        "lends itself to": {
          code: "wrong-sense",
          reason: "A view cannot be fit to be used for a hearth.",
        },
      },
      opening: "The view stands if the bones are a meal and falls if foxes brought them.",
      hint: "What would be left of the view if foxes had brought the bones?",
    },
    "gives rise to": {
      level: "Medium",
      clueKind: "W3",
      text: "Starlight must pass through the air to reach us, and the air is never still. Patches of warmer and colder air drift across its path and bend the light now one way and now another. This unrest ______ the twinkling that poets praise and astronomers deplore.",
      clue: "bend the light now one way and now another",
      reason:
        "The moving air bends the light to and fro, and so it causes, or *gives rise to*, the twinkling.",
      misfits: {
        "hinges on": {
          code: "relationship-reversed",
          reason: "The air does not depend on the twinkling; the twinkling comes from the air.",
        },
        "departs from": {
          code: "contradicts-the-text",
          reason:
            "The unrest is what makes the light unsteady, so it cannot be at odds with the twinkling.",
        },
        "lends itself to": {
          code: "wrong-strength-or-tone",
          reason: "The unrest is not merely fit to be used for twinkling; it brings it about.",
        },
      },
      opening: "Drifting patches of air bend the light this way and that, and it twinkles.",
      hint: "Which of the two, the unrest and the twinkling, comes first?",
      source: "The twinkling of stars: standard reference works in astronomy",
    },
    "departs from": {
      level: "Easy",
      clueKind: "W2",
      text: "In every respect but one the temple follows the plan that all builders of its time were taught. Its doorway ______ that plan: where there ought to be a wide terrace facing the rising sun, it opens on a cliff, so that anyone coming out must turn at once to the left.",
      clue: "opens on a cliff",
      reason:
        "The doorway is the one respect in which the plan is not followed: there the temple *departs from* it.",
      misfits: {
        "hinges on": {
          code: "wrong-sense",
          reason: "The doorway does not depend on a plan that it breaks.",
        },
        "gives rise to": {
          code: "relationship-reversed",
          reason: "The plan was taught to all builders before this doorway was made.",
        },
        "lends itself to": {
          code: "contradicts-the-text",
          reason: "A doorway on a cliff does not suit the plan, which asks for a terrace.",
        },
      },
      opening: "The doorway is the one thing in the temple that is not as the plan would have it.",
      hint: "What is the one respect in which the temple does not follow the plan?",
    },
    "lends itself to": {
      level: "Medium",
      clueKind: "W12",
      text: "The valley's carvers, whose art had been handed down for generations before the quarry was opened, had never had such a material. The limestone, soft when it is cut and hard after some years in the air, ______ their art: a leaf takes them an hour, and then the weather makes it last.",
      clue: "soft when it is cut and hard after some years in the air",
      reason:
        "A stone that is soft to carve and then grows hard is well suited to carving: it *lends itself to* it.",
      misfits: {
        "hinges on": {
          code: "relationship-reversed",
          reason: "The carvers need stone, but the stone does not depend on the carvers.",
        },
        "gives rise to": {
          code: "half-right",
          reason:
            "Good stone can call forth an art, but this one was generations older than the quarry.",
        },
        "departs from": {
          code: "contradicts-the-text",
          reason: "A stone in which a leaf takes an hour does not go against the carvers' art.",
        },
      },
      opening: "Soft at first and hard afterward, the stone is just what the carvers need.",
      hint: "What do the two qualities of the stone mean to someone who carves it?",
    },
  },
});
