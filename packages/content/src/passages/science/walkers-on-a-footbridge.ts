import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const walkersOnAFootbridge: Passage = {
  id: "walkers-on-a-footbridge",
  genre: "science",
  source:
    "Lateral sway of footbridges under walkers and its cure by damping: standard works of engineering",
  figure: {
    kind: "table",
    title: "Sideways Sway of a Footbridge (millimeters)",
    columns: ["Walkers on the bridge", "Without weights", "With weights"],
    rows: [
      ["50", "2", "1"],
      ["100", "4", "2"],
      ["150", "6", "2"],
      ["160", "29", "3"],
      ["200", "71", "4"],
    ],
    rowHeaders: true,
    alt: "Table of the sideways sway of a footbridge in millimeters, by the number of walkers on it, without weights and with weights. 50 walkers: 2, 1. 100 walkers: 4, 2. 150 walkers: 6, 2. 160 walkers: 29, 3. 200 walkers: 71, 4.",
  },
  text: prose`
    Every walker sways a light footbridge a little to the side. On a floor that sways, people set
    their feet wider and fall in with it, each of them pushing just when the bridge is ready to be
    pushed. Engineers sent more and more walkers over a new bridge, first as it was and then with
    heavy weights hung beneath it on springs, to swing against the sway.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "The weights did what they were meant to do: with 200 walkers on the bridge, ______",
      key: {
        text: "it swayed 4 millimeters with them, against 71 without.",
        reason: "These are the two figures in the row for 200 walkers.",
      },
      wrong: [
        {
          text: "it swayed 3 millimeters with them, against 29 without.",
          code: "wrong-group-or-measure",
          reason: "These are the figures for 160 walkers.",
        },
        {
          text: "it swayed 4 millimeters with them, against 3 with 160 walkers.",
          code: "half-right",
          reason: "Both bridges compared here have the weights, so what they do cannot be seen.",
        },
        {
          text: "it swayed 71 millimeters without them, against 29 with 160 walkers.",
          code: "beside-the-point",
          reason:
            "True, but it compares two crowds without weights and shows nothing of what weights do.",
        },
      ],
      evidence: ["The weights did what they were meant to do", "with 200 walkers on the bridge"],
      opening: "One row is named, and the sentence calls for both of its figures.",
      steps: [
        "For 200 walkers the bridge as it was swayed 71 millimeters, and with the weights it swayed 4.",
      ],
      hint: "What two figures have to be compared to show what the weights did?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "The sway of the bridge as it was did not grow in step with the crowd. There was a point at which a few more walkers made all the difference: ______",
      key: {
        text: "between 150 and 160 walkers it rose from 6 to 29 millimeters.",
        reason: "Ten walkers more, and the sway was almost five times as great.",
      },
      wrong: [
        {
          text: "between 50 and 150 walkers it rose from 2 to no more than 6 millimeters.",
          code: "beside-the-point",
          reason: "True, but these are a hundred walkers, and they made little difference.",
        },
        {
          text: "between 150 and 160 walkers it rose from 2 to 3 millimeters.",
          code: "wrong-group-or-measure",
          reason: "These are the figures with the weights.",
        },
        {
          text: "between 50 and 200 walkers it rose from 2 to 71 millimeters.",
          code: "too-broad",
          reason:
            "This goes from the smallest crowd to the largest and shows no point at which a few more mattered.",
        },
      ],
      evidence: ["a few more walkers made all the difference", "The sway of the bridge as it was"],
      opening: "Look for two rows with nearly as many walkers and very different sway.",
      steps: [
        "In the column without weights the figures are 2, 4, 6, and then 29. The leap comes where only ten walkers were added.",
      ],
      hint: "Between which two rows is the number of walkers almost the same?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that the sway of the bridge as it was came simply from adding up what each walker did?",
      key: {
        text: "150 walkers swayed it by 6 millimeters, and 50 more raised this to 71.",
        reason:
          "If walkers simply added up, a third more of them would add a third and not make the sway nearly twelve times as great.",
      },
      wrong: [
        {
          text: "50 walkers swayed it by 2 millimeters, and 50 more raised this to 4.",
          code: "contradicts-the-text",
          reason: "Here twice the walkers make twice the sway, as the claim would have it.",
        },
        {
          text: "200 walkers swayed it by 71 millimeters, and weights lowered this to 4.",
          code: "wrong-group-or-measure",
          reason: "What weights do does not show how the walkers' pushes add up.",
        },
        {
          text: "100 walkers swayed it by 4 millimeters, and weights lowered this to 2.",
          code: "beside-the-point",
          reason:
            "True, but the claim is about the bridge as it was, and only one crowd is counted.",
        },
      ],
      evidence: ["each of them pushing just when the bridge is ready to be pushed"],
      opening: "Pushes that merely add up would make the sway grow in step with the crowd.",
      steps: [
        "By the claim, 200 walkers should sway the bridge a third more than 150 do. They sway it by 71 millimeters instead of 8, since people fall in with the floor and with one another.",
      ],
      hint: "By the claim, about how far should 200 walkers have swayed it?",
      tip: habits.data,
    },
  ],
};
