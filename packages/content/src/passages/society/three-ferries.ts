import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const threeFerries: Passage = {
  id: "three-ferries",
  genre: "society",
  figure: {
    kind: "table",
    title: "Passengers Carried per Day in One River Town",
    columns: ["Ferry", "Before the bridge", "One year after", "Five years after"],
    rows: [
      ["Upper", "410", "120", "35"],
      ["Middle", "620", "90", "0"],
      ["Lower", "300", "310", "340"],
    ],
    rowHeaders: true,
    alt: "Table of passengers carried per day by three ferries before a bridge was opened, one year after, and five years after. Upper ferry: 410, 120, 35. Middle ferry: 620, 90, 0. Lower ferry: 300, 310, 340.",
  },
  text: prose`
    When a bridge was opened in the center of a river town, it was expected that all three of the
    town's ferries would lose their passengers. A geographer who studied the ferries' records found
    that the expectation was only partly borne out.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "The ferry closest to the bridge, the middle one, suffered most: ______",
      key: {
        text: "its daily passengers fell from 620 to 90 in a year and to none in five.",
        reason: "These are the figures in the row for the middle ferry, in the right order.",
      },
      wrong: [
        {
          text: "its daily passengers fell from 410 to 120 in a year and to 35 in five.",
          code: "wrong-group-or-measure",
          reason: "These are the figures for the upper ferry.",
        },
        {
          text: "its daily passengers rose from 300 to 310 in a year and to 340 in five.",
          code: "contradicts-the-text",
          reason: "These are the figures for the lower ferry, which gained passengers.",
        },
        {
          text: "its daily passengers fell from 620 to none in a year and to 90 in five.",
          code: "relationship-reversed",
          reason: "The last two figures have changed places: 90 is the figure after one year.",
        },
      ],
      evidence: ["The ferry closest to the bridge, the middle one, suffered most"],
      opening: "The sentence calls for the row of the middle ferry, read from left to right.",
      steps: [
        "Before the bridge, the middle ferry carried 620 passengers a day; one year after, 90; five years after, none.",
      ],
      hint: "Find the right row first, and then read its columns in order.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "One of the ferries, against all expectation, came out of the change with a gain: ______",
      key: {
        text: "the lower ferry had 340 passengers a day five years on, against 300 before the bridge.",
        reason: "Only the lower ferry's figures rise, and these are its first and its last.",
      },
      wrong: [
        {
          text: "the upper ferry still had 120 passengers a day one year on, against 410 before the bridge.",
          code: "contradicts-the-text",
          reason: "A drop from 410 to 120 is a loss, not a gain.",
        },
        {
          text: "the lower ferry had 300 passengers a day five years on, against 340 before the bridge.",
          code: "relationship-reversed",
          reason: "The figures have changed places, so that the gain becomes a loss.",
        },
        {
          text: "the middle ferry had 620 passengers a day before the bridge, more than either other one.",
          code: "beside-the-point",
          reason: "True of the table, but it tells of no change, let alone a gain.",
        },
      ],
      evidence: ["came out of the change with a gain"],
      opening: "A gain means a later figure above an earlier one, which only one row shows.",
      steps: [
        "The upper and the middle ferry lose passengers throughout. The lower ferry goes from 300 to 310 to 340, and first against last makes the gain clearest.",
      ],
      hint: "Look for a row in which the numbers grow.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that passengers of the other ferries had simply moved to the lower one?",
      key: {
        text: "In the first year the upper and middle ferries together lost 820 passengers a day; the lower gained 10.",
        reason:
          "If those passengers had moved, the lower ferry would have gained hundreds of them.",
      },
      wrong: [
        {
          text: "In the first year the upper ferry lost 290 passengers a day, whereas the middle ferry lost 530 of them.",
          code: "beside-the-point",
          reason: "This compares the two losers and says nothing of where their passengers went.",
        },
        {
          text: "In the fifth year the lower ferry carried 340 passengers a day, the upper 35, and the middle ferry none.",
          code: "wrong-group-or-measure",
          reason:
            "The figures of a single year cannot show whether anyone moved from ferry to ferry.",
        },
        {
          text: "The lower ferry gained passengers both in the first year, from 300 to 310, and after it, from 310 to 340.",
          code: "contradicts-the-text",
          reason: "A gain at the lower ferry is what the claim would lead one to expect.",
        },
      ],
      evidence: ["all three of the town's ferries would lose their passengers"],
      opening:
        "To test the claim, the losses of two ferries must be set against the gain of the third.",
      steps: [
        "The upper ferry went from 410 to 120 and the middle one from 620 to 90, a loss of 820 together. In the same year the lower ferry gained only 10, so nearly all of them must have gone elsewhere.",
      ],
      hint: "Ask what size of gain the claim predicts, and look for it.",
      tip: habits.data,
    },
  ],
};
