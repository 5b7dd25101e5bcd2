import { wordSet } from "./word-set.ts";

export const accountsForStemsFromDetractsFromAdheresTo = wordSet({
  id: "accounts-for-stems-from-detracts-from-adheres-to",
  contexts: {
    "accounts for": {
      level: "Hard",
      clueKind: "W9",
      text: "That the birds steer by the stars is a handsome theory, and its author has charts of the sky to support it. Her critics have only the weather. Every second night, they note, the flocks pass beneath thick cloud and pass as straight as ever, so that whatever ______ their sense of direction must be at work when no star can be seen.",
      clue: "must be at work when no star can be seen",
      reason:
        "What must be at work for the birds to find their way is what explains, or *accounts for*, their sense of direction.",
      misfits: {
        "stems from": {
          code: "relationship-reversed",
          reason: "The critics ask what the sense of direction comes from, not what comes from it.",
        },
        "detracts from": {
          code: "contradicts-the-text",
          reason:
            "Nothing takes away from a sense of direction that is as good as ever under cloud.",
        },
        "adheres to": {
          code: "wrong-sense",
          reason: "A sense of direction is not a rule that something could obey.",
        },
      },
      opening: "The critics ask what could explain straight flight on nights without stars.",
      hint: "What are the stars in the theory, and what must therefore be looked for when there are none?",
    },
    "stems from": {
      level: "Easy",
      clueKind: "W3",
      text: "The building's odd shape ______ an old dispute. Because two brothers could not agree on the line between their fields, the street was laid out with a bend around both, and every house that has stood on the corner since has had to have five walls.",
      clue: "Because two brothers could not agree",
      reason:
        "The quarrel made the bend, and the bend made the five walls: the shape has its origin in, or *stems from*, the dispute.",
      misfits: {
        "accounts for": {
          code: "relationship-reversed",
          reason: "The dispute explains the shape, and not the shape the dispute.",
        },
        "detracts from": {
          code: "not-in-the-text",
          reason: "The shape takes nothing away from a dispute of long ago.",
        },
        "adheres to": {
          code: "wrong-sense",
          reason: "Walls may follow a line, but not a dispute.",
        },
      },
      opening:
        "The brothers' dispute bent the street, and the bent street gave the house its shape.",
      hint: "Which came first, the shape or the dispute?",
    },
    "detracts from": {
      level: "Hard",
      clueKind: "W6",
      text: "The crack that runs through the great bell has never been filled, and every tuner who was called in to hear it declined to touch it. It scarcely ______ the sound, they say; some go so far as to suspect that without the faint buzz nobody would cross the square to listen.",
      clue: "without the faint buzz nobody would cross the square",
      reason:
        "A crack without which the sound would be the poorer does not take away from, or *detract from*, it.",
      misfits: {
        "accounts for": {
          code: "contradicts-the-text",
          reason:
            "The crack causes the very buzz that people come for, so it does help to explain the sound.",
        },
        "stems from": {
          code: "relationship-reversed",
          reason: "The buzz comes from the crack, not the crack from the sound.",
        },
        "adheres to": {
          code: "wrong-sense",
          reason: "A crack does not stick to a sound or follow it as one follows a rule.",
        },
      },
      opening:
        "The tuners leave the crack alone because it does the sound no harm, and perhaps good.",
      hint: "Why might tuners refuse to mend a crack?",
    },
    "adheres to": {
      level: "Medium",
      clueKind: "W5",
      text: 'Her cooking is as strict as her grammar. She ______ the recipe in the same spirit in which she follows the rules for commas, and if the book asks for an egg "the size of a walnut," she has been known to go back to the market for a smaller one.',
      clue: "in the same spirit in which she follows the rules",
      reason: "To follow a recipe as one follows rules is to *adhere to* it.",
      misfits: {
        "accounts for": {
          code: "not-in-the-text",
          reason: "She does not explain the recipe; she cooks by it.",
        },
        "stems from": { code: "wrong-sense", reason: "A cook does not arise out of a recipe." },
        "detracts from": {
          code: "contradicts-the-text",
          reason: "Far from taking away from the recipe, she obeys it down to the egg.",
        },
      },
      opening: "She keeps to the recipe as strictly as she keeps to the rules of grammar.",
      hint: "What does she do with the rules for commas?",
    },
  },
});
