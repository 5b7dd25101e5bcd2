import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theLogOfThePetrel: Passage = {
  id: "the-log-of-the-petrel",
  genre: "science",
  source: `"Dead water" in fjords, where fresh water lies on salt: standard works of oceanography`,
  text: prose`
    *The Log of the Petrel* is a ship's journal written for SAT Practice in the manner of the
    1890s. In it the captain describes dead water, the drag that holds back a vessel where a layer
    of fresh water lies on the salt. He is struck above all by how little there is for the eye to
    blame.
  `,
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: "Which quotation from *The Log of the Petrel* most effectively illustrates the claim?",
      key: {
        text: "Sails drawing, sea like glass; and still she moved as if somebody astern had made her fast to a mountain.",
        reason: "Good wind and a smooth sea are what he sees; what drags is nowhere to be seen.",
      },
      wrong: [
        {
          text: "We drew a bucket from the surface, which was fit to drink, and a bottle from three fathoms down, which was as salt as the sea outside.",
          code: "beside-the-point",
          reason: "This shows the two layers, not the want of anything for the eye to blame.",
        },
        {
          text: "The waves stood short and steep off the glacier, and I saw at once what took two knots from us.",
          code: "contradicts-the-text",
          reason: "Here the eye finds the cause at once.",
        },
        {
          text: "The mate thinks it is weed on the hull, the cook thinks it is a curse, and I have given up asking the passengers.",
          code: "wrong-group-or-measure",
          reason: "This shows how people explain the drag, not what can be seen.",
        },
      ],
      evidence: ["how little there is for the eye to blame"],
      opening:
        "The quotation has to show the drag together with a sea in which nothing explains it.",
      steps: [
        "*Sails drawing, sea like glass*: whatever can be seen is as it should be, and still she moves as if *made fast*.",
      ],
      hint: "Look for a quotation in which everything that can be seen is in order.",
      tip: habits.quotation,
    },
  ],
};
