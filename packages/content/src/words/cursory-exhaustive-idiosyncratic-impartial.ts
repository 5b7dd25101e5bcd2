import { wordSet } from "./word-set.ts";

export const cursoryExhaustiveIdiosyncraticImpartial = wordSet({
  id: "cursory-exhaustive-idiosyncratic-impartial",
  contexts: {
    cursory: {
      level: "Easy",
      clueKind: "W4",
      text: "The inspector spent eleven minutes in the mill, did not climb to the upper floors, and copied the number of workers from the report of the year before. So ______ an examination, the commission later held, could not have found even a crack as wide as a hand.",
      clue: "did not climb to the upper floors",
      reason: "Eleven minutes and a copied number make a hasty, or *cursory*, examination.",
      misfits: {
        exhaustive: {
          code: "contradicts-the-text",
          reason: "An examination that leaves out the upper floors is the reverse of complete.",
        },
        idiosyncratic: {
          code: "not-in-the-text",
          reason:
            "Hasty inspections have nothing peculiar to one person about them, and the fault named here is haste.",
        },
        impartial: {
          code: "wrong-sense",
          reason: "Fairness to all sides would not have kept him from finding a crack.",
        },
      },
      opening: "Eleven minutes, no upper floors and a copied number: he hardly looked.",
      hint: "What do the three things that the inspector did have in common?",
    },
    exhaustive: {
      level: "Medium",
      clueKind: "W2",
      text: 'Earlier dictionaries of the dialect had listed a few hundred words that struck their compilers as quaint. The new one is ______: twenty-two years in the making, it has an entry for every word that the editors could find in any document or hear from any speaker, "and" and "the" included.',
      clue: "any document or hear from any speaker",
      reason:
        "A dictionary that takes in every word that could be found or heard leaves nothing out: it is *exhaustive*.",
      misfits: {
        cursory: {
          code: "contradicts-the-text",
          reason: "Work of twenty-two years is not hasty.",
        },
        idiosyncratic: {
          code: "relationship-reversed",
          reason:
            "It is the earlier compilers who followed their own taste; this one takes in every word.",
        },
        impartial: {
          code: "half-right",
          reason:
            "It does treat all words alike, but twenty-two years and every document and speaker speak of how much was gathered.",
        },
      },
      opening: "Every word that could be found in any document or heard from any speaker is there.",
      hint: "Compare how many words the earlier dictionaries took in with how many this one does.",
    },
    idiosyncratic: {
      level: "Hard",
      clueKind: "W12",
      text: "It would be unjust to say that the critic's history of painting skims its subject, for he has looked longer and harder than most. But it is ______: the great names get a footnote, an obscure engraver of ferns gets forty pages, and the painters are arranged by the color of their eyes.",
      clue: "by the color of their eyes",
      reason:
        "Forty pages on ferns and an order by eye color are ways of the author's own: the book is *idiosyncratic*.",
      misfits: {
        cursory: {
          code: "contradicts-the-text",
          reason: "That the book skims its subject is just what it would be unjust to say.",
        },
        exhaustive: {
          code: "too-extreme",
          reason:
            "A history that gives the great names a footnote has not dealt with all there is.",
        },
        impartial: {
          code: "wrong-strength-or-tone",
          reason: "Forty pages against a footnote show no equal treatment.",
        },
      },
      opening: "The book follows nobody's rules and nobody's taste but those of its author.",
      hint: "Would anyone else have written a history with these proportions and in this order?",
    },
    impartial: {
      level: "Medium",
      clueKind: "W8",
      text: "Her uncle owned one of the two mines, and her brother led the strike against it, so readers opened her account of the dispute expecting her to take a side. She is, in the event, entirely ______: the company and the union both recommend the book, each finding it exactly as fair to its opponents as to itself.",
      clue: "exactly as fair to its opponents as to itself",
      reason: "A book that both parties find fair to each takes neither side: it is *impartial*.",
      misfits: {
        cursory: {
          code: "not-in-the-text",
          reason: "How briefly or fully she treats the matter is not what either party speaks of.",
        },
        exhaustive: {
          code: "wrong-sense",
          reason: "A full account might still take a side, and it is of fairness that both speak.",
        },
        idiosyncratic: {
          code: "words-echoed",
          reason: "Her family is unusual, but her judgment is one in which both parties can agree.",
        },
      },
      opening: "Both parties find the book fair, so it leans to neither.",
      hint: "What did readers expect of her, and what did both parties find?",
    },
  },
});
