import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aRingAroundTheMoon: Passage = {
  id: "a-ring-around-the-moon",
  genre: "science",
  figure: {
    kind: "table",
    title: "Nights Followed by Rain Within a Day (percent)",
    columns: ["Season", "Moon with a ring", "Moon without a ring"],
    rows: [
      ["Winter", "63", "41"],
      ["Spring", "55", "38"],
      ["Summer", "18", "17"],
      ["Fall", "58", "44"],
    ],
    rowHeaders: true,
    alt: "Table of the percentage of nights that were followed by rain within a day, by season, for nights when the moon had a ring and nights when it had none. Winter: 63, 41. Spring: 55, 38. Summer: 18, 17. Fall: 58, 44.",
  },
  text: prose`
    A ring around the moon means rain, sailors say. The ring is the work of thin clouds of ice,
    and such clouds do travel ahead of some storms. For eleven years a retired teacher on one
    coast wrote down whether the moon had a ring and whether it rained within a day.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "In one season a ring told her next to nothing: in the summer, ______",
      key: {
        text: "it rained after 18 percent of nights with a ring and 17 percent of the others.",
        reason: "With a ring and without one, the chance of rain was almost the same.",
      },
      wrong: [
        {
          text: "it rained after 63 percent of nights with a ring and 41 percent of the others.",
          code: "wrong-group-or-measure",
          reason: "These are the figures for the winter.",
        },
        {
          text: "it rained after 17 percent of nights without a ring, against 41 percent in winter.",
          code: "half-right",
          reason:
            "Nights without a ring are half of what is needed; those with a ring are missing.",
        },
        {
          text: "it rained after nights with a ring less often than it did in any other season.",
          code: "beside-the-point",
          reason: "True, but what a ring tells is seen only beside nights without one.",
        },
      ],
      evidence: ["a ring told her next to nothing", "in the summer"],
      opening: "A ring tells nothing where nights with it and without it are alike.",
      steps: [
        "In the row for summer the two figures are 18 with a ring and 17 without: the ring made no difference worth the name.",
      ],
      hint: "Stay in one row. Which two figures tell what a ring is worth?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "The sailors are right to look up and wrong to be so sure. Even in the season when the ring made the greatest difference, ______",
      key: {
        text: "it rained after 63 percent of nights with a ring, and the rest stayed dry.",
        reason:
          "Winter has the greatest difference, and yet more than a third of the rings brought no rain.",
      },
      wrong: [
        {
          text: "it rained after 41 percent of nights that had none, and the rest stayed dry.",
          code: "beside-the-point",
          reason:
            "True of winter, but nights without a ring do not show how far a ring can be trusted.",
        },
        {
          text: "it rained after 58 percent of nights with a ring, and the rest stayed dry.",
          code: "wrong-group-or-measure",
          reason: "This is the fall, when the difference was only 14.",
        },
        {
          text: "it rained after 37 percent of nights with a ring, and the rest stayed dry.",
          code: "relationship-reversed",
          reason: "In winter 37 percent of such nights stayed dry; it rained after 63.",
        },
      ],
      evidence: [
        "wrong to be so sure",
        "Even in the season when the ring made the greatest difference",
      ],
      opening: "The sentence wants the best season and a reason not to be sure even then.",
      steps: [
        "The differences are 22, 17, 1, and 14, so winter is the season. After 63 percent of its rings it rained, which leaves 37 percent.",
      ],
      hint: "Subtract in each row, and then ask what *wrong to be so sure* calls for.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that a ring tells most in the season in which it rains most readily without one?",
      key: {
        text: "After nights without a ring it rained more often in fall (44 percent) than in winter (41), but a ring added 14 points in fall and 22 in winter.",
        reason: "Fall has most rain without a ring, and yet a ring tells more in winter.",
      },
      wrong: [
        {
          text: "After nights without a ring it rained more often in winter (41 percent) than in summer (17), and a ring added 22 points in winter and 1 in summer.",
          code: "contradicts-the-text",
          reason:
            "Here more rain without a ring goes with more told by it, as the claim would have it.",
        },
        {
          text: "After nights with a ring it rained more often in winter (63 percent) than in fall (58), and more often in fall than in spring (55) or in summer (18).",
          code: "beside-the-point",
          reason: "Without the nights that had no ring, it cannot be said how much a ring tells.",
        },
        {
          text: "After nights without a ring it rained more often in fall (44 percent) than in spring (38), in summer (17), or in winter (41).",
          code: "half-right",
          reason: "This finds the season the claim speaks of but not what a ring told in it.",
        },
      ],
      evidence: ["wrote down whether the moon had a ring and whether it rained within a day"],
      opening:
        "Find where rain without a ring is likeliest, and see whether a ring tells most there.",
      steps: [
        "Without a ring it rained most readily in fall, 44 percent. There a ring adds 14 points; in winter, with 41, it adds 22. So the claim fails.",
      ],
      hint: "The claim joins two things. Work out each of them for every season.",
      tip: habits.data,
    },
  ],
};
