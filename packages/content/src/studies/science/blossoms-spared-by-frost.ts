import type { Study } from "../study.ts";

export const blossomsSparedByFrost: Study = {
  id: "blossoms-spared-by-frost",
  genre: "science",
  field: "meteorology",
  scholars: "agricultural meteorologists",
  critics: "fruit growers",
  others: "hydrologists",
  scene:
    "After a night of frost in April, the apple blossoms of some orchards turn brown, while in orchards across the road they are unharmed.",
  words: ["blossom"],
  causes: [
    {
      factor: "sloping ground",
      claim: "sloping ground protects blossoms from frost",
      supports:
        "The steeper the slope on which an orchard stood, the larger was the share of its blossoms that outlived the frost.",
      weakens:
        "Orchards on level ground kept as many of their blossoms as orchards on a slope with the same exposure.",
      words: ["slop", "level"],
    },
    {
      factor: "bare soil",
      claim: "bare soil protects blossoms from frost",
      supports:
        "Where growers had cleared more of the grass to leave bare soil, more of the blossoms above it outlived the frost.",
      weakens:
        "Blossoms over bare soil were lost at the same rate as blossoms over thick grass in every orchard studied.",
      words: ["soil", "grass"],
    },
    {
      factor: "a nearby pond",
      claim: "a nearby pond protects blossoms from frost",
      supports:
        "In one orchard, the rows beside a pond were white with blossoms after the frost, and the rows farthest from it were brown.",
      weakens:
        "Rows of trees a mile from any pond kept as many blossoms as rows that stood at the edge of one.",
      words: ["pond"],
    },
  ],
  rivals: {
    Easy: "Agricultural meteorologists attribute this to sloping ground, from which cold air drains away like water. Most fruit growers believe instead in keeping the soil bare, so that the dark earth can give back at night the warmth it took in by day.",
    Medium:
      "To save their blossoms from a late frost, owners of orchards have burned straw and hired helicopters. Some orchards need no such help. Hydrologists explain that a pond beside the trees cools slowly and warms the air that passes over it. Fruit growers are apt to praise their own habit of keeping the soil bare and dark. The least trouble, if agricultural meteorologists are right, falls to those whose trees stand on a slope, because the coldest air collects below them.",
    Hard: "An April night that ruins one apple orchard may leave its neighbor in full bloom, a piece of luck for which three explanations compete. The one preferred by fruit growers has the merit of being their own doing: where the soil is kept bare, it releases after dark the heat of the day. Agricultural meteorologists, reasoning that cold air is heavy, give the credit to slopes, off which it slides. Hydrologists hold that the answer can be read from any map that shows a pond, because water gives up its warmth more slowly than land.",
  },
  tests: {
    plain: {
      lead: "Is it the slope, the bare soil beneath the trees, or a pond nearby that saves them? Agricultural meteorologists have data on all three.",
      close: "If the data are any guide,",
    },
    dense: {
      lead: "The morning after a frost in April, agricultural meteorologists drove from orchard to orchard and counted brown blossoms. They had three ideas to test: that cold air runs off sloping ground, that bare soil warms the trees above it, and that a pond warms the air around it.",
      close: "Their counts support the conclusion that",
    },
  },
  none: "what protects blossoms from frost is yet to be found",
  upshot: {
    names: "left",
    close: "Whoever plants an orchard in that country and fears the frost had better choose a site",
    options: [
      "with ground that slopes",
      "where the soil can be kept bare",
      "at the edge of a pond",
    ],
    other: "that has another advantage",
  },
  premise: "One of the three, they assume, must be what saves the blossoms.",
  data: {
    design: "comparison",
    leads: [
      "Apple, pear, cherry, and plum trees bloom within weeks of one another, and any of them may be caught by frost. Agricultural meteorologists recorded what share of their blossoms the four kept on slopes and in hollows.",
      "Old farmers used to say that a hollow is no place for a fruit tree. To see what a frost does there, agricultural meteorologists counted the blossoms of four kinds of tree before and after one, both on high ground and on low.",
    ],
    hypothesis:
      "On a still night, cold air runs downhill like water and lies in the low places until morning. Agricultural meteorologists hypothesized that fruit trees would keep more of their blossoms on slopes than in hollows. After one such night, they counted what was left on four kinds of tree.",
    doubt:
      "What harms one blossom may not harm another, and fruit growers doubt that a slope helps all four kinds.",
    claims: {
      wide: "To one kind of tree it made a great difference where it had been planted",
      narrow: "One kind of tree did nearly as well in a hollow as on high ground",
      widest:
        "The gap between high ground and low, which a grower would wish to know, was widest for one kind of tree",
      narrowest:
        "High ground and low made the smallest difference to the blossoms of one kind of tree",
      highest: "No tree kept everything, but one kept the largest share of its blossoms on slopes",
      lowest: "The smallest share of blossoms left in hollows was that of one kind of tree",
    },
    title: "Blossoms Left After a Night of Frost",
    rowHead: "Trees",
    rows: ["apple trees", "pear trees", "cherry trees", "plum trees"],
    kind: "kind of tree",
    measure: "Percent of blossoms kept",
    columns: [
      { head: "On slopes", phrase: "on slopes" },
      { head: "In hollows", phrase: "in hollows" },
    ],
    say: "on slopes, ROW kept X percent of their blossoms, and in hollows Y percent",
    differ:
      "ROW kept a share of their blossoms that was D percentage points larger|smaller on slopes than in hollows",
    change: "the lie of the land",
    more: "first",
    low: 25,
    high: 90,
    step: 5,
    grain: 1,
  },
};
