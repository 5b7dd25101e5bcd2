import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theDropThatLasted: Passage = {
  id: "the-drop-that-lasted",
  genre: "science",
  source: "The Leidenfrost effect: standard works of physics",
  figure: {
    kind: "table",
    title: "Seconds Until a Drop on a Hot Plate Was Gone",
    columns: ["Plate (degrees Celsius)", "Water", "Alcohol"],
    rows: [
      ["100", "88", "9"],
      ["130", "14", "3"],
      ["160", "4", "47"],
      ["190", "9", "42"],
      ["220", "61", "38"],
      ["250", "56", "34"],
    ],
    rowHeaders: true,
    alt: "Table of the seconds until a drop on a hot plate was gone, by the temperature of the plate in degrees Celsius, for water and alcohol. At 100: 88, 9. At 130: 14, 3. At 160: 4, 47. At 190: 9, 42. At 220: 61, 38. At 250: 56, 34.",
  },
  text: prose`
    A drop that falls on a hot plate hisses and is gone, the sooner the hotter the plate. That is
    true up to a point. On a plate hotter still the drop stops hissing, draws itself together, and
    glides about on a cushion of its own vapor, which keeps the heat from it. Students timed drops
    of water and of alcohol, all of the same size.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "Before there is any cushion, a hotter plate makes shorter work of a drop: of the drops of water, ______",
      key: {
        text: "the one at 100 degrees lasted 88 seconds and the one at 160 degrees lasted 4.",
        reason:
          "Water goes from 88 seconds to 4 as the plate gets hotter, before the times rise again.",
      },
      wrong: [
        {
          text: "the one at 100 degrees lasted 9 seconds and the one at 130 degrees lasted 3.",
          code: "wrong-group-or-measure",
          reason: "These are the times of alcohol.",
        },
        {
          text: "the one at 160 degrees lasted 4 seconds and the one at 220 degrees lasted 61.",
          code: "beside-the-point",
          reason: "True, but here the hotter plate takes longer, as a cushion has formed.",
        },
        {
          text: "the one at 100 degrees lasted 88 seconds and the one at 220 degrees lasted 61.",
          code: "half-right",
          reason:
            "The first drop has no cushion; but the second, after the times have risen again, has one.",
        },
      ],
      evidence: ["a hotter plate makes shorter work of a drop"],
      opening: "The sentence is about water and calls for times that fall.",
      steps: [
        "In the column for water the times fall from 88 seconds at 100 degrees to 4 at 160, and rise only after that.",
      ],
      hint: "Read down one column as long as the numbers fall.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "Alcohol, which boils more readily than water, gets its cushion on a cooler plate: at 160 degrees, ______",
      key: {
        text: "its drop lasted 47 seconds, while that of water was gone in 4.",
        reason: "At this temperature alcohol has its cushion and water does not.",
      },
      wrong: [
        {
          text: "its drop was gone in 3 seconds, while that of water lasted 14.",
          code: "contradicts-the-text",
          reason: "These are the times at 130 degrees, where alcohol has no cushion yet.",
        },
        {
          text: "its drop lasted 42 seconds, while that of water was gone in 9.",
          code: "wrong-group-or-measure",
          reason: "These are the times at 190 degrees.",
        },
        {
          text: "its drop lasted longer than at any of the other temperatures.",
          code: "beside-the-point",
          reason: "True, but it says nothing of water, with which alcohol is compared.",
        },
      ],
      evidence: ["gets its cushion on a cooler plate", "at 160 degrees"],
      opening: "One row is named, and two liquids have to be compared in it.",
      steps: [
        "In the row for 160 degrees water has 4 seconds and alcohol 47: the one still hisses and is gone, the other glides.",
      ],
      hint: "Find the row, and ask which two columns the sentence compares.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that a drop with a cushion lasts longer the hotter the plate?",
      key: {
        text: "Alcohol lasted 47 seconds at 160 degrees and 34 at 250.",
        reason: "Alcohol has its cushion from 160 degrees on, and its time falls.",
      },
      wrong: [
        {
          text: "Water lasted 88 seconds at 100 degrees and 14 at 130.",
          code: "wrong-group-or-measure",
          reason: "At these temperatures water has no cushion yet.",
        },
        {
          text: "Water lasted 9 seconds at 190 degrees and 61 at 220.",
          code: "contradicts-the-text",
          reason: "Here the hotter plate takes longer, so nothing is weakened.",
        },
        {
          text: "Alcohol lasted 38 seconds at 220 degrees, and water lasted 61.",
          code: "beside-the-point",
          reason: "This compares two liquids and not two temperatures.",
        },
      ],
      evidence: ["glides about on a cushion of its own vapor, which keeps the heat from it"],
      opening:
        "The claim is only about drops that have a cushion, and it says that their times rise.",
      steps: [
        "A long time shows a cushion. Alcohol has one from 160 degrees on, and from there it goes 47, 42, 38, 34: shorter, not longer.",
      ],
      hint: "Decide first from which row on each liquid has its cushion.",
      tip: habits.data,
    },
  ],
};
