import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whatWakesTheSeeds: Passage = {
  id: "what-wakes-the-seeds",
  genre: "science",
  figure: {
    kind: "table",
    title: "Percentage of Seeds That Germinated Within 30 Days",
    columns: ["Treatment", "Shrub", "Grass", "Daisy"],
    rows: [
      ["None", "12", "61", "33"],
      ["Heat", "15", "58", "35"],
      ["Smoke", "54", "60", "36"],
      ["Heat and smoke", "57", "59", "71"],
    ],
    rowHeaders: true,
    alt: "Table of the percentage of seeds that germinated within 30 days. No treatment: shrub 12, grass 61, daisy 33. Heat: shrub 15, grass 58, daisy 35. Smoke: shrub 54, grass 60, daisy 36. Heat and smoke: shrub 57, grass 59, daisy 71.",
  },
  text: prose`
    After a wildfire, plants often sprout from seeds that had lain in the soil for years. To learn
    what it is about a fire that wakes them, ecologists exposed the seeds of a shrub, a grass, and a
    daisy to heat, to smoke, or to both, and left others untreated.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "For one of the plants, smoke alone made a great difference: of the seeds of the shrub, ______",
      key: {
        text: "54 percent germinated after smoke, against 12 percent of those left untreated.",
        reason:
          "These are the shrub's figures for smoke alone and for no treatment, and the difference is large.",
      },
      wrong: [
        {
          text: "57 percent germinated after heat and smoke, against 15 percent after heat alone.",
          code: "beside-the-point",
          reason:
            "The figures are right, but they compare two treatments with heat, not smoke alone with none.",
        },
        {
          text: "60 percent germinated after smoke, against 61 percent of those left untreated.",
          code: "wrong-group-or-measure",
          reason: "These are the figures for the grass.",
        },
        {
          text: "12 percent germinated after smoke, against 54 percent of those left untreated.",
          code: "relationship-reversed",
          reason: "The two figures have changed places.",
        },
      ],
      evidence: ["smoke alone made a great difference", "of the seeds of the shrub"],
      opening: "The sentence needs the shrub's figures for smoke and for no treatment.",
      steps: [
        "In the shrub's column, the row for smoke has 54 and the row for no treatment has 12. That contrast shows what smoke does by itself.",
      ],
      hint: "Stay in one column and find the two rows that differ in smoke and in nothing else.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "The plants did not respond alike. In the daisy, neither heat nor smoke had much effect when it was given alone; ______",
      key: {
        text: "when the two were combined, however, 71 percent of its seeds germinated.",
        reason:
          "The daisy's figure leaps from about 35 to 71 when both are given, which completes the contrast.",
      },
      wrong: [
        {
          text: "when the two were combined, however, 57 percent of its seeds germinated.",
          code: "wrong-group-or-measure",
          reason: "In the row for heat and smoke, 57 belongs to the shrub.",
        },
        {
          text: "in the grass, however, between 58 and 61 percent of seeds germinated throughout.",
          code: "beside-the-point",
          reason:
            "True of the table, but it leaves the daisy without telling what happened when both were given.",
        },
        {
          text: "when more smoke was added, however, 71 percent of its seeds germinated.",
          code: "half-right",
          reason:
            "The figure is right, but it belongs to heat and smoke together, not to more smoke.",
        },
      ],
      evidence: ["neither heat nor smoke had much effect when it was given alone"],
      opening: "Alone is the word that matters: the sentence calls for what the two did together.",
      steps: [
        "The daisy's figures are 33, 35, and 36 with no treatment, heat, and smoke. With heat and smoke together the figure is 71.",
      ],
      hint: "Read down the column for the daisy and look for the row that breaks the pattern.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the hypothesis that heat makes seeds more responsive to smoke?",
      key: {
        text: "Shrub seeds germinated nearly as often with smoke alone (54 percent) as with heat and smoke (57 percent).",
        reason: "Here heat adds almost nothing to the effect of smoke, contrary to the hypothesis.",
      },
      wrong: [
        {
          text: "Daisy seeds germinated far less often with smoke alone (36 percent) than with heat and smoke (71 percent).",
          code: "contradicts-the-text",
          reason: "This is what the hypothesis predicts, so it supports it.",
        },
        {
          text: "Grass seeds germinated about as often with no treatment (61 percent) as with heat alone (58 percent).",
          code: "beside-the-point",
          reason:
            "Neither group met smoke, so the comparison cannot show how heat changes the response to it.",
        },
        {
          text: "Shrub seeds germinated far more often with smoke alone (54 percent) than with heat alone (15 percent).",
          code: "wrong-group-or-measure",
          reason:
            "This compares smoke with heat; the hypothesis is about smoke with heat and without it.",
        },
      ],
      evidence: ["to heat, to smoke, or to both"],
      opening: "The hypothesis calls for comparing smoke alone with heat and smoke together.",
      steps: [
        "If heat made seeds more responsive to smoke, adding it should raise the figure. For the daisy it does; for the shrub, 54 becomes only 57, which counts against the hypothesis.",
      ],
      hint: "Decide first which two rows the hypothesis asks you to compare.",
      tip: habits.data,
    },
  ],
};
