import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const gardenInNovember: Passage = {
  id: "garden-in-november",
  genre: "poem",
  text: `"Garden in November" is a poem written for SAT Practice. To its speaker, the bare garden is not a dead thing but one that has lain down to rest.`,
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: `Which quotation from "Garden in November" most effectively illustrates the claim?`,
      key: {
        text: `"The beds have pulled the leaves up to their chins; / be quiet at the gate, and let them sleep."`,
        reason: "The garden beds are pictured as sleepers under a cover of leaves.",
      },
      wrong: [
        {
          text: `"The frost has been through every row by night / and left no living thing to say its name."`,
          code: "contradicts-the-text",
          reason: "Here the garden is dead.",
        },
        {
          text: `"I lay my spade down and I rest my arms / upon the gate, and am too tired to mourn."`,
          code: "wrong-person-or-text",
          reason: "It is the speaker who rests here, not the garden.",
        },
        {
          text: `"The hedgehog in the corner has curled up / and dreams of beetles till the end of March."`,
          code: "wrong-group-or-measure",
          reason: "An animal in the garden rests; nothing is said of the garden itself.",
        },
      ],
      evidence: ["the bare garden is not a dead thing but one that has lain down to rest"],
      opening: "The quotation has to show the garden itself as something that rests.",
      steps: [
        "The *beds* of the garden *have pulled the leaves up to their chins* as sleepers do, and the reader is told to let them *sleep*: the garden is resting.",
      ],
      hint: "Ask in each quotation who or what is at rest.",
      tip: habits.quotation,
    },
  ],
};
