import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWeighingRoom: Passage = {
  id: "the-weighing-room",
  genre: "play",
  text: "*The Weighing Room* is a play written for SAT Practice. In the play, Ines has learned to expect a request whenever her brother Tomas praises her.",
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: "Which quotation from *The Weighing Room* most effectively illustrates the claim?",
      key: {
        text: `"You find the soup excellent, Tomas. How much do you need, then, and by what day?"`,
        reason:
          "Praise of the soup is met with a question about what he wants, as though the one always led to the other.",
      },
      wrong: [
        {
          text: `"You said no word about my soup, Tomas, till Mother said that it was like her own."`,
          code: "wrong-person-or-text",
          reason: "Here she complains that his praise is not his own; no request is expected.",
        },
        {
          text: `"You need not ask what is in the soup, Tomas. Sit down, and be as rude about it as you like."`,
          code: "contradicts-the-text",
          reason: "She expects rudeness here and not praise, and nothing that he wants.",
        },
        {
          text: `"You want the boat again on Sunday, Tomas. Why not say so, and let me finish with my soup?"`,
          code: "half-right",
          reason: "A request is expected, but no praise has gone before it.",
        },
      ],
      evidence: ["Ines has learned to expect a request whenever her brother Tomas praises her"],
      opening: "The quotation has to hold his praise and her expectation that he wants something.",
      steps: [
        "*You find the soup excellent* is his praise. *How much do you need* shows that she hears in it the beginning of a request.",
      ],
      hint: "Two things have to be there: praise, and a request that she sees coming.",
      tip: habits.quotation,
    },
  ],
};
