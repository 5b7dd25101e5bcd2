import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const elegyForABookbinder: Passage = {
  id: "elegy-for-a-bookbinder",
  genre: "poem",
  text: `"Elegy for a Bookbinder" is a poem written for SAT Practice. In the poem, the speaker honors a craftsman by dwelling on how well the things that he made go on serving people who know nothing of him.`,
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: `Which quotation from "Elegy for a Bookbinder" most effectively illustrates the claim?`,
      key: {
        text: `"The hinge he sewed still opens without sound; / the child who reads there never asks his name."`,
        reason:
          "The binding still works without a sound, for a child who does not know who made it.",
      },
      wrong: [
        {
          text: `"He bound the words of other men in calf / and left, for all his labor, not a line his own."`,
          code: "relationship-reversed",
          reason: "This laments that he left nothing, where the claim is that his work lives on.",
        },
        {
          text: `"We laid him down beside the chapel wall / in rain that would have spoiled a better cloth."`,
          code: "too-narrow",
          reason: "This tells of his burial and says nothing of his work.",
        },
        {
          text: `"His needles and his glue pot and his press / were sold to younger hands before the spring."`,
          code: "wrong-group-or-measure",
          reason: "These are his tools, not the things that he made with them.",
        },
      ],
      evidence: ["the things that he made go on serving people who know nothing of him"],
      opening: "The quotation must show his work in use and a user who does not know him.",
      steps: [
        "The hinge *still opens without sound*, so the work goes on serving; the child *never asks his name*, so the one it serves knows nothing of him.",
      ],
      hint: "Two things have to be in the quotation: the work, and someone who uses it.",
      tip: habits.quotation,
    },
  ],
};
