import { wordSet } from "./word-set.ts";

export const quantityAndPace = wordSet({
  id: "quantity-and-pace",
  contexts: {
    abundant: {
      version: 2,
      level: "Easy",
      clueKind: "W8",
      text: "Antarctic krill are so ______ that, according to several estimates, their combined mass amounts to hundreds of millions of tons and exceeds that of almost any other wild species. Whales, seals, and penguins all depend on these small crustaceans, single swarms of which may extend over many square kilometers.",
      clue: "their combined mass amounts to hundreds of millions of tons",
      reason:
        "*Abundant* means existing in great quantity. The krill have a mass of *hundreds of millions of tons*.",
      misfits: {
        fragile: {
          code: "wrong-sense",
          reason:
            "*Fragile* means easily broken. Small crustaceans may be so, but this would not result in so great a mass.",
        },
        familiar: {
          code: "not-in-the-text",
          reason:
            "*Familiar* means well known. The text measures the krill and does not say who knows them.",
        },
        gradual: {
          code: "wrong-group-or-measure",
          reason:
            "*Gradual* means proceeding by small steps over time. The estimates tell how much there is and not how quickly it grew.",
        },
      },
      opening: "The mass of all krill together is enormous.",
      hint: "*So* and *that* join the word to a result: what kind of result is it?",
      source: "Antarctic krill: standard reference works in zoology",
    },
    fragile: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Papyrus scrolls carbonized by the eruption of Vesuvius in 79 CE have survived at Herculaneum, but they are extremely ______, and many of those that scholars attempted to unroll in the eighteenth century disintegrated. Researchers consequently prefer X-ray imaging, which involves no contact with the material.",
      clue: "many of those that scholars attempted to unroll in the eighteenth century disintegrated",
      reason:
        "*Fragile* means easily broken. Many scrolls *disintegrated* when scholars tried to unroll them.",
      misfits: {
        abundant: {
          code: "not-in-the-text",
          reason:
            "*Abundant* means existing in great quantity. Numbers would not explain why scholars now avoid *contact*.",
        },
        familiar: {
          code: "beside-the-point",
          reason:
            "*Familiar* means well known. Scholars may know the scrolls well, but *but* introduces a danger to what has survived.",
        },
        gradual: {
          code: "wrong-sense",
          reason: "*Gradual* means proceeding by small steps. An object does not proceed.",
        },
      },
      opening: "The scrolls disintegrate when they are unrolled.",
      hint: "See what happened to scrolls in the past and what researchers avoid now.",
      source: "The Herculaneum papyri: standard reference works in classics",
    },
    familiar: {
      version: 2,
      level: "Hard",
      clueKind: "W2",
      text: "Bertolt Brecht maintained that spectators cease to question whatever they encounter daily. The techniques of estrangement that he developed for the theater were accordingly intended to unsettle and not to reassure: conditions so ______ that they appear natural and unalterable were to be presented as though they were strange, and thereby as susceptible to change.",
      clue: "whatever they encounter daily",
      reason:
        "*Familiar* means well known from long experience. Such conditions are those that spectators *encounter daily*, and they are to look *strange*.",
      misfits: {
        abundant: {
          code: "half-right",
          reason:
            "*Abundant* means plentiful. What is met daily may be so, but the opposite of *strange* is what is well known.",
        },
        fragile: {
          code: "contradicts-the-text",
          reason: "*Fragile* means easily broken. The conditions appear *unalterable*.",
        },
        gradual: {
          code: "wrong-sense",
          reason:
            "*Gradual* means proceeding by small steps. The contrast with *strange* is not one of pace.",
        },
      },
      opening: "What spectators meet daily seems natural until it is presented as strange.",
      hint: "Look for the opposite of the word in the last clause and for its meaning in the first sentence.",
      source: "Bertolt Brecht's theory of the theater: standard reference works in drama",
    },
    gradual: {
      version: 2,
      level: "Medium",
      clueKind: "W1",
      text: "Whether the Sahara became a desert rapidly or over a considerable period has been debated. Sediments from Lake Yoa, in northern Chad, favor the view that the transformation was ______: in successive layers, the pollen of grassland vegetation diminishes step by step over approximately three thousand years.",
      clue: "diminishes step by step over approximately three thousand years",
      reason:
        "*Gradual* means happening by small steps over a long time. The pollen diminishes *step by step over approximately three thousand years*.",
      misfits: {
        abundant: {
          code: "wrong-sense",
          reason:
            "*Abundant* means existing in great quantity. Pollen may be so, but not a transformation.",
        },
        fragile: {
          code: "not-in-the-text",
          reason:
            "*Fragile* means easily broken. The debate concerns how long the transformation took.",
        },
        familiar: {
          code: "words-echoed",
          reason:
            "*Familiar* means well known. The question *has been debated*, but the sediments show the pace of a change and not how many people knew of it.",
        },
      },
      opening: "The pollen diminishes step by step over thousands of years.",
      hint: "The debate offers two answers; the colon introduces evidence for one.",
      source: "Sediments of Lake Yoa: standard reference works in paleoclimatology",
    },
  },
});
