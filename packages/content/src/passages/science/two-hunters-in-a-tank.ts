import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twoHuntersInATank: Passage = {
  id: "two-hunters-in-a-tank",
  genre: "science",
  figure: {
    kind: "table",
    title: "Mosquito Larvae Left of 100 After Two Days",
    columns: ["Hunters", "Bare tank", "Tank with weeds"],
    rows: [
      ["None", "96", "95"],
      ["Fish", "18", "64"],
      ["Young dragonflies", "47", "41"],
      ["Fish and young dragonflies", "35", "23"],
    ],
    rowHeaders: true,
    alt: "Table of the mosquito larvae left of 100 after two days. No hunters: 96 in a bare tank, 95 in a tank with weeds. Fish: 18 and 64. Young dragonflies: 47 and 41. Fish and young dragonflies: 35 and 23.",
  },
  text: prose`
    Fish eat the larvae of mosquitoes, and so do young dragonflies, which live in the water until
    they have wings. A village that is plagued by mosquitoes might therefore wish to stock its pond
    with both. Ecologists put a hundred larvae into each of several tanks, some bare and some with
    weeds, and added fish, young dragonflies, neither, or both. They had reason to be cautious: fish
    eat young dragonflies, too.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "The weeds gave the larvae some shelter from fish: ______",
      key: {
        text: "where fish hunted alone, over three times as many were left among weeds as in a bare tank.",
        reason: "In the row for fish, 64 larvae were left among weeds and 18 in a bare tank.",
      },
      wrong: [
        {
          text: "where young dragonflies hunted alone, 41 larvae were left among weeds but 47 in a bare tank.",
          code: "contradicts-the-text",
          reason: "This is another hunter, and from it the weeds gave no shelter.",
        },
        {
          text: "where both kinds hunted, 23 larvae were left among weeds but 35 in a bare tank.",
          code: "wrong-group-or-measure",
          reason: "The statement is about fish, and here fewer larvae were left among the weeds.",
        },
        {
          text: "where nothing hunted, 95 larvae were left among weeds and 96 in a bare tank.",
          code: "beside-the-point",
          reason: "Without fish there was nothing to be sheltered from.",
        },
      ],
      evidence: ["The weeds gave the larvae some shelter from fish"],
      opening: "Shelter from fish shows where fish hunt, with weeds and without them.",
      steps: [
        "The row for fish has 18 larvae left in a bare tank and 64 among weeds: far more of them escaped where there were weeds.",
      ],
      hint: "Find the row in which fish are the only hunters.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "The caution proved right. In a bare tank, giving the fish a partner was good for the larvae: ______",
      key: {
        text: "after young dragonflies had joined them, fish left nearly twice as many larvae there as they had left alone.",
        reason: "Fish alone left 18, and fish with a partner 35.",
      },
      wrong: [
        {
          text: "together with young dragonflies, fish left little more than half as many larvae there as by themselves.",
          code: "relationship-reversed",
          reason: "It is the other way around: 18 without the partner, 35 with it.",
        },
        {
          text: "together with young dragonflies, fish left 23 larvae among weeds and more than that, 35, without them.",
          code: "wrong-group-or-measure",
          reason: "This compares weeds with no weeds, and not fish with and without a partner.",
        },
        {
          text: "together with fish, young dragonflies left 35 larvae there, where they had left 47 by themselves.",
          code: "half-right",
          reason:
            "This shows what fish added to young dragonflies, for whom the fish were of use against the larvae.",
        },
      ],
      evidence: ["In a bare tank, giving the fish a partner was good for the larvae"],
      opening: "The sentence asks what changed for larvae when young dragonflies joined the fish.",
      steps: [
        "In a bare tank fish alone left 18 larvae. With young dragonflies added they left 35, nearly twice as many.",
      ],
      hint: "Begin with fish alone in a bare tank, and ask which row adds a partner.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that support the explanation that fish, where nothing hides young dragonflies from them, hunt these in place of larvae?",
      key: {
        text: "When young dragonflies joined fish, 17 more larvae were left than before in a bare tank but 41 fewer among weeds.",
        reason: "The partner gets in the way of the hunting only where it has nowhere to hide.",
      },
      wrong: [
        {
          text: "When fish joined young dragonflies, fewer larvae were left than before in a bare tank (35, not 47) and fewer still among weeds (23, not 41).",
          code: "half-right",
          reason:
            "That fish add to the hunting of young dragonflies does not show what fish do less of.",
        },
        {
          text: "When weeds were put in, more larvae were left than before by fish (64, not 18) but fewer by young dragonflies (41, not 47).",
          code: "wrong-group-or-measure",
          reason: "Here the two hunters are apart, so neither can be hunting the other.",
        },
        {
          text: "When no hunters were put in, nearly as many larvae were left after two days among weeds (95) as were left in a bare tank (96).",
          code: "beside-the-point",
          reason: "Tanks without fish cannot show what fish hunt.",
        },
      ],
      evidence: ["fish eat young dragonflies, too"],
      opening:
        "The explanation expects larvae to gain by the young dragonflies, but only without weeds.",
      steps: [
        "If fish turn to young dragonflies that cannot hide, larvae should gain by them in a bare tank, where 18 becomes 35, and not among weeds, where 64 becomes 23. Both are so.",
      ],
      hint: "Ask in which tank the fish would find the young dragonflies, and what the larvae would gain.",
      tip: habits.data,
    },
  ],
};
