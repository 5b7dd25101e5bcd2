import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theLongTable: Passage = {
  id: "the-long-table",
  genre: "play",
  text: "*The Long Table* is a play written for SAT Practice. In the play, Ruta is impatient with the plans of her brother Jonas, which she thinks will never lead to action.",
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: "Which quotation from *The Long Table* most effectively illustrates the claim?",
      key: {
        text: `"One more drawing of that bridge, Jonas, and the river will have found another bed."`,
        reason: "She mocks a plan that is drawn again and again while nothing is built.",
      },
      wrong: [
        {
          text: `"Come and look at the river, Jonas, before the last of the light has gone from it."`,
          code: "words-echoed",
          reason: "She calls him to see the river; no plan is spoken of.",
        },
        {
          text: `"Mother used to say, Jonas, that your bridge would stand before you were thirty."`,
          code: "wrong-person-or-text",
          reason: "This gives the mother's hopes of him, not the sister's impatience.",
        },
        {
          text: `"If you mean to build tomorrow, Jonas, we had better count the planks tonight."`,
          code: "contradicts-the-text",
          reason: "Here she expects action from him and is ready to help.",
        },
      ],
      evidence: ["which she thinks will never lead to action"],
      opening: "The quotation has to show both a plan that goes nowhere and her impatience.",
      steps: [
        "*One more drawing*, after so many others, and the river itself *will have found another bed*: the plan is never carried out, and the exaggeration is her impatience.",
      ],
      hint: "Find the words in which a plan is made yet again.",
      tip: habits.quotation,
    },
  ],
};
