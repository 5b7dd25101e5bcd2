import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBoysOfCutlerRow: Passage = {
  id: "the-boys-of-cutler-row",
  genre: "novel",
  text: "*The Boys of Cutler Row* is a novel written for SAT Practice. Its narrator shows that Anselm, the poorest of the boys, would sooner be thought wicked than be pitied.",
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: "Which quotation from *The Boys of Cutler Row* most effectively illustrates the claim?",
      key: {
        text: "When it was noticed that he had no lunch, Anselm let it be known that he had thrown it at a policeman.",
        reason: "He would have been pitied for going hungry, and invents a crime instead.",
      },
      wrong: [
        {
          text: "When the cook asked which of them was hungry, Anselm was the first to put up a hand, and let his lip tremble.",
          code: "contradicts-the-text",
          reason: "He seeks pity here.",
        },
        {
          text: "When a window was broken, it was Anselm who had done it, and it was Anselm who could not be found all day.",
          code: "half-right",
          reason:
            "He does wrong, but he does not wish it to be known, and pity does not come into it.",
        },
        {
          text: "When his mother was ill, Anselm carried up the coal before school, a few lumps at a time, and told nobody of it.",
          code: "too-narrow",
          reason: "He keeps his trouble to himself, but he gives nobody cause to think him wicked.",
        },
      ],
      evidence: ["would sooner be thought wicked than be pitied"],
      opening: "The quotation must hold a cause for pity and a claim to wickedness that hides it.",
      steps: [
        "That *he had no lunch* would make others sorry for him. He *let it be known that he had thrown it at a policeman*, which makes them think him wicked.",
      ],
      hint: "Two things are weighed against each other in the claim: look for both.",
      tip: habits.quotation,
    },
  ],
};
