import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aSpoonInTheBottle: Passage = {
  id: "a-spoon-in-the-bottle",
  genre: "science",
  figure: {
    kind: "table",
    title: "Gas Left After a Day in Opened Bottles of Sparkling Cider (percent)",
    columns: ["Neck of the bottle", "In a refrigerator", "On a table"],
    rows: [
      ["Open", "71", "38"],
      ["Silver spoon", "70", "39"],
      ["Steel spoon", "72", "37"],
      ["Stopper", "96", "91"],
    ],
    rowHeaders: true,
    alt: "Table of the percentage of gas left after a day in opened bottles of sparkling cider, in a refrigerator and on a table, by what was in the neck of the bottle. Open: 71, 38. Silver spoon: 70, 39. Steel spoon: 72, 37. Stopper: 96, 91.",
  },
  text: prose`
    In many families it is known that sparkling cider will not go flat overnight if a spoon is
    hung by its handle in the neck of the opened bottle. Some add that the spoon must be of
    silver. A chemistry class opened two dozen bottles and measured on the next day how much of
    their gas was left.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "Something in the neck does help, if it shuts the bottle: on the table, ______",
      key: {
        text: "91 percent of the gas was left with a stopper and 38 percent with an open neck.",
        reason:
          "These are the two figures for the table, one for a shut bottle and one for an open one.",
      },
      wrong: [
        {
          text: "96 percent of the gas was left with a stopper and 71 percent with an open neck.",
          code: "wrong-group-or-measure",
          reason: "These are the figures for the refrigerator.",
        },
        {
          text: "39 percent of the gas was left with a silver spoon and 37 percent with a steel one.",
          code: "beside-the-point",
          reason: "True, but a spoon does not shut the bottle.",
        },
        {
          text: "96 percent of the gas was left with a silver spoon and 71 percent with an open neck.",
          code: "wrong-person-or-text",
          reason: "The 96 belongs to a stopper in the refrigerator.",
        },
      ],
      evidence: ["if it shuts the bottle", "on the table"],
      opening: "Only one of the things in the neck shuts the bottle.",
      steps: ["In the column for the table the stopper has 91 and the open neck 38."],
      hint: "Which row has a bottle that is shut?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "As for the claim that the spoon must be of silver, there is nothing to be explained. In the refrigerator, ______",
      key: {
        text: "a silver spoon kept 70 percent of the gas, a steel spoon 72, and no spoon at all 71.",
        reason: "Silver, steel, and nothing come to the same.",
      },
      wrong: [
        {
          text: "a stopper kept 96 percent of the gas, which is more than a spoon of any kind kept.",
          code: "beside-the-point",
          reason: "True, but a stopper tells nothing about silver and other metals.",
        },
        {
          text: "a silver spoon kept 39 percent of the gas, a steel spoon 37, and no spoon at all 38.",
          code: "wrong-group-or-measure",
          reason: "These are the figures for the table.",
        },
        {
          text: "a steel spoon kept 2 percent more than silver, which shows that steel is the better of the two.",
          code: "possibility-as-fact",
          reason:
            "So small a difference, with the open neck between the two, shows no such thing, and the text says that *there is nothing to be explained*.",
        },
      ],
      evidence: ["there is nothing to be explained", "In the refrigerator"],
      opening: "There is nothing to explain if all that is compared comes out alike.",
      steps: ["In the first column a silver spoon has 70, a steel one 72, and the open neck 71."],
      hint: "What should the figures look like if there is nothing to be explained?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "It is easy to see how a family might come by its belief. Suppose that it once forgot an open bottle on the table and, having been told of the spoon, put the next one away with more care. It would then have set side by side ______",
      key: {
        text: "a bottle with 38 percent of its gas left and one with 70, and thanked the spoon for what the cold had done.",
        reason:
          "The open bottle on the table has 38, the one with a spoon in the refrigerator 70; the open one there has 71.",
      },
      wrong: [
        {
          text: "a bottle with 71 percent of its gas left and one with 70, and thanked the spoon for what the cold had done.",
          code: "wrong-group-or-measure",
          reason:
            "These two were both in the refrigerator; the forgotten one was left on the table.",
        },
        {
          text: "a bottle with 71 percent of its gas left and one with 96, and thanked the spoon for what a stopper had done.",
          code: "not-in-the-text",
          reason: "Neither an open bottle in the refrigerator nor a stopper comes into the story.",
        },
        {
          text: "a bottle with 38 percent of its gas left and one with 96, and thanked the spoon for what a stopper had done.",
          code: "half-right",
          reason: "The first bottle is right; but the second had a spoon and no stopper.",
        },
      ],
      evidence: [
        "it once forgot an open bottle on the table",
        "put the next one away with more care",
      ],
      opening: "Two things were changed at once, and one of them got the thanks.",
      steps: [
        "The forgotten bottle was open and on the table: 38. The next had a spoon and, put away with care, stood in the refrigerator: 70, no more than an open one there.",
      ],
      hint: "In which row and which column does each of the two bottles stand?",
      tip: habits.data,
    },
  ],
};
