import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theFootThatLifts: Passage = {
  id: "the-foot-that-lifts",
  genre: "science",
  figure: {
    kind: "table",
    title: "Parrots of Four Species by the Foot That They Mostly Use",
    columns: ["Diet of the species", "Left", "Right", "Neither more"],
    rows: [
      ["Large nuts", "27", "1", "2"],
      ["Hard seeds", "4", "22", "4"],
      ["Roots", "24", "3", "3"],
      ["Blossoms", "6", "7", "17"],
    ],
    rowHeaders: true,
    alt: "Table of the parrots of four species by the foot that they mostly use. Species that eats large nuts: 27 left, 1 right, 2 neither more. Hard seeds: 4 left, 22 right, 4 neither more. Roots: 24 left, 3 right, 3 neither more. Blossoms: 6 left, 7 right, 17 neither more.",
  },
  text: prose`
    Many parrots lift what they eat to the beak with a foot, and a bird will often use the same foot
    nearly every time, as a person uses one hand. Blossoms can be eaten where they grow and are
    seldom lifted. Ornithologists watched thirty birds of each of four species, which live on
    different foods, to learn whether the work of lifting goes with a preferred foot, and whether
    that foot is the same in every species.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "In just one of the species, most of the birds had no preferred foot: ______",
      key: {
        text: "of those that live on blossoms, 17 favored neither of their feet.",
        reason: "Only in this row is the last figure more than half of thirty.",
      },
      wrong: [
        {
          text: "of those that live on large nuts, 17 used neither foot more.",
          code: "wrong-person-or-text",
          reason: "Among these birds the figure is 2.",
        },
        {
          text: "of those that live on large nuts, 27 used the left foot more.",
          code: "contradicts-the-text",
          reason: "This is a strong preference.",
        },
        {
          text: "of those that live on blossoms, 7 used the right foot more.",
          code: "beside-the-point",
          reason: "The figure is correct, but it counts birds that do have a preferred foot.",
        },
      ],
      evidence: ["most of the birds had no preferred foot"],
      opening: "Birds without a preferred foot are counted in the last column.",
      steps: [
        "The column *Neither more* has 2, 4, 3, and 17. Only the last is most of thirty birds, and it stands in the row for blossoms.",
      ],
      hint: "Which column counts the birds that the statement is about?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "Even parrots that do lift their food are not all alike. Most favor the left foot, but ______",
      key: {
        text: "among those that live on hard seeds it is the right one that as many as 22 of the 30 birds favor.",
        reason: "This is the one species that lifts its food and favors the right foot.",
      },
      wrong: [
        {
          text: "among those that live on roots it is favored by fewer birds than among those on large nuts.",
          code: "half-right",
          reason:
            "These birds favor the left foot too, 24 of them against 27, and are no exception.",
        },
        {
          text: "among those that live on blossoms the right one is favored by 7 birds and the left by 6.",
          code: "wrong-group-or-measure",
          reason: "Blossoms are seldom lifted, and these birds hardly favor either foot.",
        },
        {
          text: "among those that live on large nuts the right one is favored by all of the birds save one.",
          code: "relationship-reversed",
          reason: "It is the left foot that 27 of them favor, and the right that has one.",
        },
      ],
      evidence: ["Even parrots that do lift their food are not all alike."],
      opening:
        "The sentence needs an exception, a species that lifts its food with the right foot.",
      steps: [
        "Large nuts and roots go with the left foot, 27 and 24 birds. Hard seeds go with the right, 22 birds, and blossoms with neither.",
      ],
      hint: "Leave aside the species that seldom lifts its food, and find the odd one among the rest.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that support the conclusion that the work of lifting decides whether parrots prefer a foot but not which foot they prefer?",
      key: {
        text: "In each species that lifts its food at least 26 birds had a preferred foot, the left one with nuts and roots but the right one with hard seeds.",
        reason: "Every lifting species has a preference, and the foot differs.",
      },
      wrong: [
        {
          text: "In the species that lives on blossoms 17 birds had no preferred foot, but in the one that lives on large nuts no more than 2.",
          code: "half-right",
          reason:
            "This speaks for the first half of the conclusion and says nothing of which foot.",
        },
        {
          text: "In the species that live on large nuts and on roots at least 24 birds preferred the left foot, and no more than 3 the right.",
          code: "beside-the-point",
          reason: "Two species that agree on a foot cannot show that lifting leaves the foot open.",
        },
        {
          text: "In the species that lives on blossoms the birds that had a preferred foot were divided, with 6 preferring the left and 7 the right.",
          code: "wrong-group-or-measure",
          reason: "This species seldom lifts its food, so it does not show what lifting decides.",
        },
      ],
      evidence: [
        "whether the work of lifting goes with a preferred foot, and whether that foot is the same in every species",
      ],
      opening:
        "The conclusion has two halves, and the data must show a preference and a difference in foot.",
      steps: [
        "With large nuts 28 birds have a preferred foot, with hard seeds 26, with roots 27. So lifting goes with a preference; but with seeds it is the right foot, and with the other two the left.",
      ],
      hint: "Test each choice against both halves of the conclusion.",
      tip: habits.data,
    },
  ],
};
