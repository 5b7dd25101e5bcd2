import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const oaksBeforeThePlow: Passage = {
  id: "oaks-before-the-plow",
  genre: "science",
  figure: {
    kind: "table",
    title: "Share of Pollen in a Core of Peat, by Depth (percent)",
    columns: ["Depth", "Oak", "Hazel", "Grasses", "Cereals"],
    rows: [
      ["3.0 meters", "52", "20", "9", "0"],
      ["2.4 meters", "31", "36", "14", "0"],
      ["1.8 meters", "17", "28", "38", "0"],
      ["1.2 meters", "15", "17", "46", "6"],
      ["0.6 meters", "14", "8", "50", "13"],
    ],
    rowHeaders: true,
    alt: "Table of the share of pollen in a core of peat, in percent, by depth. At 3.0 meters: oak 52, hazel 20, grasses 9, cereals 0. At 2.4 meters: 31, 36, 14, 0. At 1.8 meters: 17, 28, 38, 0. At 1.2 meters: 15, 17, 46, 6. At 0.6 meters: 14, 8, 50, 13.",
  },
  text: prose`
    Peat grows upward, so that the deeper a layer lies, the older it is, and the pollen that it
    holds tells what stood around the bog when it was laid down. Of one bare upland it has always
    been said that its first farmers felled the oaks to make room for their cereals. Botanists have
    now taken a core from its bog and counted the pollen, layer by layer.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "When the deepest of these layers was laid down, the upland was for the most part a wood: ______",
      key: {
        text: "nearly three grains of pollen in every four came from oak or hazel.",
        reason: "At 3.0 meters oak has 52 percent and hazel 20, together 72.",
      },
      wrong: [
        {
          text: "grasses and cereals together made up nearly two-thirds of the pollen.",
          code: "wrong-group-or-measure",
          reason:
            "This is so at 0.6 meters, in the youngest layer, and it would speak of open land.",
        },
        {
          text: "hazel, with more pollen than oak, made up more than a third of it.",
          code: "wrong-person-or-text",
          reason: "Hazel has more pollen than oak at 2.4 meters, not in the deepest layer.",
        },
        {
          text: "cereals, grown by the farmers of later times, had left no pollen in it.",
          code: "beside-the-point",
          reason: "True of that layer, but the lack of cereals does not make a wood.",
        },
      ],
      evidence: [
        "the deeper a layer lies, the older it is",
        "the upland was for the most part a wood",
      ],
      opening: "The deepest layer is the first row, and a wood shows in the pollen of trees.",
      steps: [
        "At 3.0 meters oak has 52 percent and hazel 20. Their sum, 72 percent, is nearly three-quarters of the pollen.",
      ],
      hint: "Choose the row first, and then the columns that stand for trees.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "The oaks did not give way to open land at once. At first it was another tree that profited: ______",
      key: {
        text: "hazel gained 16 of the 21 points that oak lost between the first two of these layers.",
        reason: "From 20 percent to 36, hazel gains most of what oak loses from 52 to 31.",
      },
      wrong: [
        {
          text: "from 2.4 to 1.8 meters, as oak lost 14 points, hazel lost 8 and grasses gained 24.",
          code: "wrong-group-or-measure",
          reason: "In this step open land does gain, and hazel has begun to lose.",
        },
        {
          text: "from 3.0 to 2.4 meters, as oak lost 21 points, cereals left no pollen in any layer.",
          code: "half-right",
          reason: "Without hazel this does not say which tree profited.",
        },
        {
          text: "from 1.2 to 0.6 meters, as hazel lost 9 points, oak lost 1 and cereals gained 7.",
          code: "beside-the-point",
          reason: "These are the latest layers, and no tree profits in them.",
        },
      ],
      evidence: ["At first it was another tree that profited"],
      opening: "The words *at first* point to the two deepest layers, and the other tree is hazel.",
      steps: [
        "Between the first row and the second oak falls from 52 to 31 and hazel rises from 20 to 36, while grasses go only from 9 to 14.",
      ],
      hint: "What does the table hold besides oak that is a tree, and when does it gain?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that the first farmers felled the oaks to make room for cereals?",
      key: {
        text: "Two-thirds of the oak pollen had gone by 1.8 meters, in layers that hold no cereals as yet.",
        reason:
          "Oak fell from 52 percent to 17 before cereals appear, so room for these cannot have been the reason.",
      },
      wrong: [
        {
          text: "Cereals rose from 6 percent of the pollen to 13 above 1.2 meters, as oak went on losing.",
          code: "contradicts-the-text",
          reason: "Cereals that grow as oak shrinks would fit the claim.",
        },
        {
          text: "Hazel sank from 28 percent to 17 between 1.8 and 1.2 meters, where cereals first appear.",
          code: "wrong-group-or-measure",
          reason: "This is so of hazel, and the claim is about the oaks.",
        },
        {
          text: "Grasses held half of the pollen at 0.6 meters, and nearly four times as much as cereals did.",
          code: "beside-the-point",
          reason: "How grasses compare with cereals later on does not tell what came of the oaks.",
        },
      ],
      evidence: ["its first farmers felled the oaks to make room for their cereals"],
      opening: "Oaks that were gone before any cereals grew were not felled to make room for them.",
      steps: [
        "Cereals first appear at 1.2 meters. By the layer below, oak had already fallen from 52 percent to 17, and after cereals appear it hardly falls at all.",
      ],
      hint: "The claim puts two events in an order. See which of them comes first in the peat.",
      tip: habits.data,
    },
  ],
};
