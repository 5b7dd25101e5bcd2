import { wordSet } from "./word-set.ts";

export const startsAndStops = wordSet({
  id: "starts-and-stops",
  contexts: {
    impetus: {
      level: "Medium",
      clueKind: "W3",
      text: "No law required the city to clean its river, and for forty years it did nothing. The ______ came at last from a fishing contest: when not one of two hundred children caught anything at all, the newspapers asked why, and within a month a commission had been appointed.",
      clue: "within a month a commission had been appointed",
      reason: "The contest set in motion what forty years had not: it was the *impetus*.",
      misfits: {
        impediment: {
          code: "contradicts-the-text",
          reason: "The contest moved the city to act; an impediment would have held it back.",
        },
        precedent: {
          code: "wrong-strength-or-tone",
          reason:
            "The contest was not an earlier case for the city to follow; it made the city act.",
        },
        substitute: {
          code: "wrong-sense",
          reason: "Nothing took the place of anything else.",
        },
      },
      opening: "What came from the contest was the push that made the city act.",
      hint: "Ask what the contest brought about.",
    },
    impediment: {
      level: "Medium",
      clueKind: "W2",
      text: "The engineers had expected the desert heat to be the chief ______ to the laying of the cable. Heat proved a nuisance at most. What held the work up for weeks was camels, which took the freshly turned earth for a bed and could be coaxed off it only with dates.",
      clue: "What held the work up for weeks",
      reason:
        "They expected heat to hold up the work, which camels did instead: to be the chief *impediment*.",
      misfits: {
        impetus: {
          code: "contradicts-the-text",
          reason: "An impetus would have moved the work forward, not held it up.",
        },
        precedent: {
          code: "wrong-sense",
          reason: "Heat is no earlier case that the laying of a cable could follow.",
        },
        substitute: {
          code: "words-echoed",
          reason: "Camels turned out to matter in place of heat, but heat itself replaces nothing.",
        },
      },
      opening: "What the engineers expected of the heat is what the camels did to the work.",
      hint: "Find out what the camels did that the heat had been expected to do.",
    },
    precedent: {
      level: "Hard",
      clueKind: "W12",
      text: "When the orchestra's cellist asked to bring her newborn to rehearsals, the committee hesitated, fearing less the crying than the ______. If one player was allowed a cradle, its secretary wished to know, on what grounds could the next be refused a parrot?",
      clue: "on what grounds could the next be refused a parrot",
      reason:
        "They fear that one permission will be cited for the next: that it will be a *precedent*.",
      misfits: {
        impetus: {
          code: "wrong-strength-or-tone",
          reason: "No movement is set going; the fear is that one case will bind them in another.",
        },
        impediment: {
          code: "words-echoed",
          reason: "Crying might hinder a rehearsal, but the committee fears something else more.",
        },
        substitute: {
          code: "wrong-sense",
          reason: "Nobody is to be replaced, not even by a parrot.",
        },
      },
      opening: "The secretary's question looks ahead from one case to the next.",
      hint: "The fear concerns not this request but those that might come after it.",
    },
    substitute: {
      level: "Easy",
      clueKind: "W1",
      text: "Roasted chicory root, ground to a powder, has a color and a bitterness much like coffee's, and in times of scarcity it has been drunk in coffee's place. Yet even those who came to like it rarely called it a true ______, since it wakes nobody up.",
      clue: "it has been drunk in coffee's place",
      reason: "A thing used in place of another is a *substitute* for it.",
      misfits: {
        impetus: {
          code: "words-echoed",
          reason:
            "Waking up might need a push, but the question is whether chicory can stand in for coffee.",
        },
        impediment: {
          code: "contradicts-the-text",
          reason: "Chicory hinders nothing; it is drunk where coffee is lacking.",
        },
        precedent: {
          code: "wrong-sense",
          reason: "A drink is not an earlier case that later ones must follow.",
        },
      },
      opening: "Chicory has been drunk in coffee's place, and the blank names such a thing.",
      hint: "Look for the words in which chicory takes the role of coffee.",
      source: "Roasted chicory as a coffee replacement: standard reference works",
    },
  },
});
