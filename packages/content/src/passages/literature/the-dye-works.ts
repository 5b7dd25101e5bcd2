import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theDyeWorks: Passage = {
  id: "the-dye-works",
  genre: "novel",
  text: "*The Dye Works* is a novel written for SAT Practice in the manner of the 1850s. The narrator represents the courtesy of the owner, Mr. Hale, as a means by which he avoids hearing what his people have to say.",
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: "Which quotation from *The Dye Works* most effectively illustrates the claim?",
      key: {
        text: "Mr. Hale found chairs for the whole deputation, asked for their children by name, and thanked them so warmly for coming that they were in the street before they recollected why they had.",
        reason: "His kindness takes up the visit, so that they leave without having spoken.",
      },
      wrong: [
        {
          text: "Mr. Hale heard the deputation out upon his feet, with his watch in his hand, and told them when they had done that he had followed every word of it and that nothing whatever would come of it.",
          code: "contradicts-the-text",
          reason: "He hears them, and without courtesy.",
        },
        {
          text: "Mr. Hale was held to be the civilest man in the county, who raised his hat to every woman at the gate, and who raised it, so it was said, to the dogs if there was no woman by.",
          code: "half-right",
          reason: "He is courteous here, but there is nothing that his people have come to say.",
        },
        {
          text: "Mr. Hale left the deputation in the yard for an hour, in the rain, to the end that they should be brief with him; and being brief, they told him a good deal that he had not known.",
          code: "relationship-reversed",
          reason: "Rudeness makes them speak, and he learns from it.",
        },
      ],
      evidence: ["a means by which he avoids hearing what his people have to say"],
      opening: "The quotation must show courtesy, and show it keeping people from speaking.",
      steps: [
        "The chairs, the children's names, and the thanks are courtesy. Its effect is that the deputation is *in the street before they recollected why they had* come: he has heard nothing.",
      ],
      hint: "Ask in each case whether the owner is polite, and whether he has to listen.",
      tip: habits.quotation,
    },
  ],
};
