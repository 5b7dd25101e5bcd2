import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theCostOfANight: Passage = {
  id: "the-cost-of-a-night",
  genre: "science",
  figure: {
    kind: "table",
    title: "Share of Body Mass Lost Between Dusk and Dawn (percent)",
    columns: [
      "Species",
      "Mild night, warm",
      "Mild night, torpid",
      "Cold night, warm",
      "Cold night, torpid",
    ],
    rows: [
      ["Small", "11", "5", "17", "6"],
      ["Medium", "9", "5", "13", "5"],
      ["Large", "7", "5", "9", "8"],
    ],
    rowHeaders: true,
    alt: "Table of the share of body mass, in percent, that hummingbirds of three species lost between dusk and dawn. Small species: 11 on mild nights if warm, 5 if torpid; 17 on cold nights if warm, 6 if torpid. Medium species: 9 and 5; 13 and 5. Large species: 7 and 5; 9 and 8.",
  },
  text: prose`
    A hummingbird burns so much fuel that it can hardly store enough for the hours in which it does
    not feed. On some nights it stays warm; on others it lets its body cool nearly to the
    temperature of the air, a state called torpor, from which it has to heat itself up again before
    dawn. Biologists weighed birds of three species in the evening and in the morning, in mild
    weather and in cold, and noted which of them had been torpid.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "Torpor spared a bird most of what a cold night would otherwise have cost it: in the small species, ______",
      key: {
        text: "the birds that were torpid lost 6 percent of their mass and those that stayed warm 17.",
        reason:
          "These are the small species' two figures for cold nights, and the difference is great.",
      },
      wrong: [
        {
          text: "the birds that were torpid lost 5 percent of their mass and those that stayed warm 13.",
          code: "wrong-person-or-text",
          reason: "These are the figures of the medium species.",
        },
        {
          text: "the birds that were torpid lost 5 percent of their mass and those that stayed warm 11.",
          code: "wrong-group-or-measure",
          reason: "These are the small species' figures for mild nights.",
        },
        {
          text: "the birds that stayed warm lost 17 percent on cold nights and 11 percent on mild ones.",
          code: "beside-the-point",
          reason:
            "True of the table, but no torpid bird is in it, so it cannot show what torpor spared.",
        },
      ],
      evidence: [
        "Torpor spared a bird most of what a cold night would otherwise have cost it",
        "in the small species",
      ],
      opening:
        "The statement compares torpid birds with warm ones, in one species and on cold nights.",
      steps: [
        "In the first row, the two columns for cold nights have 17 for the birds that stayed warm and 6 for those that were torpid.",
      ],
      hint: "Stay in one row, and look only at the columns for cold nights.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "Torpor did not serve all three species equally. On cold nights the birds of the large one had little to gain by it: ______",
      key: {
        text: "their loss when torpid, 8 percent, was only a point less than when they stayed warm.",
        reason: "With 8 percent against 9, torpor saved them next to nothing.",
      },
      wrong: [
        {
          text: "their loss when torpid, 5 percent, was only two points less than when they stayed warm.",
          code: "wrong-group-or-measure",
          reason: "The figures 5 and 7 belong to mild nights.",
        },
        {
          text: "their loss when warm was only two points more on cold nights than on mild ones.",
          code: "beside-the-point",
          reason: "True, but birds that stayed warm do not show what is gained by torpor.",
        },
        {
          text: "their loss when torpid was only half of what the torpid birds of other species lost.",
          code: "contradicts-the-text",
          reason: "Torpid birds of the other species lost less on cold nights, 5 and 6 percent.",
        },
      ],
      evidence: ["On cold nights the birds of the large one had little to gain by it"],
      opening:
        "What a species gains by torpor is the gap between its warm birds and its torpid ones.",
      steps: [
        "On cold nights the large birds lost 9 percent when they stayed warm and 8 when they were torpid, a gain of one point; the small ones gained eleven.",
      ],
      hint: "Which two numbers of the last row have to be compared?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the hypothesis that the larger a hummingbird is, the smaller is the share of its mass that a cold night takes from it?",
      key: {
        text: "On cold nights, the torpid birds that lost the greatest share of their mass (8 percent) were those of the large species.",
        reason: "Here the larger birds lost the larger share, against the hypothesis.",
      },
      wrong: [
        {
          text: "On cold nights, warm birds of the large species lost 9 percent and those of the small species 17.",
          code: "contradicts-the-text",
          reason: "Among warm birds the larger lost less, as the hypothesis has it.",
        },
        {
          text: "On mild nights, torpid birds of the large species lost 5 percent, as did those of the small species.",
          code: "wrong-group-or-measure",
          reason: "The hypothesis is about cold nights.",
        },
        {
          text: "On cold nights, birds of the large species lost nearly as much when torpid (8 percent) as when warm (9).",
          code: "beside-the-point",
          reason: "This compares two states of one species, not a larger species with a smaller.",
        },
      ],
      evidence: ["in mild weather and in cold"],
      opening:
        "The hypothesis fails if, somewhere in the cold, the larger species lost more than the smaller.",
      steps: [
        "Read the column for cold nights and torpid birds: 6, 5, and 8 percent. The large species lost the most, where the hypothesis expects it to lose the least.",
      ],
      hint: "Check the hypothesis in each of the columns that it speaks of.",
      tip: habits.data,
    },
  ],
};
