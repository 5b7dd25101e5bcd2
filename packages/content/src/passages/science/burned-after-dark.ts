import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const burnedAfterDark: Passage = {
  id: "burned-after-dark",
  genre: "science",
  figure: {
    kind: "table",
    title: "Average Days Until a Burn Had Healed",
    columns: [
      "Burn",
      "Day workers, burned by day",
      "Day workers, burned at night",
      "Night workers, burned at night",
    ],
    rows: [
      ["Slight", "10", "13", "10"],
      ["Moderate", "17", "28", "18"],
      ["Deep", "39", "41", "40"],
    ],
    rowHeaders: true,
    alt: "Table of the average days until a burn had healed. Slight burns: 10 in day workers burned by day, 13 in day workers burned at night, 10 in night workers burned at night. Moderate burns: 17, 28, 18. Deep burns: 39, 41, 40.",
  },
  text: prose`
    The cells that close a wound keep a clock of their own and move more quickly in the body's day
    than in its night. Do burns that are suffered at night, then, take longer to heal? To answer
    from the records of a hospital is not easy, since a night differs in other ways as well: fewer
    nurses are on duty, for one. Physicians therefore included people who had worked at night for
    years, and whose bodies, as tests showed, had come to take night for day.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "In people who work by day, the hour made most difference to burns of one depth: ______",
      key: {
        text: "moderate burns healed 11 days sooner if suffered by day than if at night.",
        reason:
          "The gap of 11 days, from 17 to 28, is the widest between the two columns for day workers.",
      },
      wrong: [
        {
          text: "deep burns healed in 39 days if suffered by day but in 41 if at night.",
          code: "contradicts-the-text",
          reason: "The gap here is only two days.",
        },
        {
          text: "moderate burns healed in 28 days in day workers but in 18 in night workers.",
          code: "wrong-group-or-measure",
          reason: "This compares two kinds of workers, not two hours.",
        },
        {
          text: "slight burns healed in 10 days but deep ones in 39 if suffered by day.",
          code: "beside-the-point",
          reason: "This compares burns of two depths, not two hours.",
        },
      ],
      evidence: ["In people who work by day, the hour made most difference to burns of one depth"],
      opening: "For each depth of burn, the two columns for day workers have to be compared.",
      steps: [
        "Day workers' burns took 10 and 13 days if slight, 17 and 28 if moderate, 39 and 41 if deep. The widest gap is in the middle row.",
      ],
      hint: "Take the first two columns of numbers and find the row where they are farthest apart.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "The clock, however, is not all that matters. Where a burn is very bad, the hour at which it was suffered hardly counts: ______",
      key: {
        text: "all three groups of patients needed about 40 days to recover from deep ones.",
        reason: "The three figures for deep burns are almost the same.",
      },
      wrong: [
        {
          text: "slight burns took from 10 to 13 days, whichever group the patient belonged to.",
          code: "wrong-group-or-measure",
          reason:
            "Slight burns are not *very bad* ones, and the hour does make a difference to them.",
        },
        {
          text: "deep burns took more than twice as long as moderate ones suffered by day.",
          code: "beside-the-point",
          reason:
            "True, but this compares depths of burn and not the hours at which they were suffered.",
        },
        {
          text: "moderate burns took 28 days in one group, and no more than 18 in the others.",
          code: "contradicts-the-text",
          reason: "Here it does count when the burn was suffered, and by whom.",
        },
      ],
      evidence: ["Where a burn is very bad, the hour at which it was suffered hardly counts"],
      opening: "That the hour hardly counts must show as a row of numbers that are nearly alike.",
      steps: [
        "The row for deep burns has 39, 41, and 40 days: by day or at night, they heal at nearly one pace.",
      ],
      hint: "First find the row for burns that are *very bad*.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the hypothesis that burns suffered at night are slow to heal because fewer nurses are on duty then?",
      key: {
        text: "Moderate burns suffered at night healed in 18 days in night workers, but in 28 in day workers.",
        reason:
          "The nurses were as few for both, so they cannot explain why one group healed so much sooner.",
      },
      wrong: [
        {
          text: "Moderate burns suffered by day healed in 17 days in day workers, but in 28 if suffered at night.",
          code: "contradicts-the-text",
          reason: "This is what the hypothesis expects.",
        },
        {
          text: "Deep burns suffered at night healed in 41 days in day workers, but moderate ones in 28.",
          code: "wrong-group-or-measure",
          reason: "Both kinds of burn were suffered at night, when nurses were equally few.",
        },
        {
          text: "Slight burns healed in 10 days in day workers if suffered by day, and deep ones in 39.",
          code: "beside-the-point",
          reason: "Burns suffered by day say nothing about nurses at night.",
        },
      ],
      evidence: [
        "fewer nurses are on duty, for one",
        "whose bodies, as tests showed, had come to take night for day",
      ],
      opening:
        "Night workers met the same scarcity of nurses, so their burns put the hypothesis to the test.",
      steps: [
        "If a lack of nurses made burns heal slowly, it should have done so for everyone burned at night. Moderate burns took 28 days in day workers but 18 in night workers, about as long as day workers burned by day.",
      ],
      hint: "Find two groups of people who were burned under the same conditions of care.",
      tip: habits.data,
    },
  ],
};
