import type { Study } from "../study.ts";

export const coinsInTheGround: Study = {
  id: "coins-in-the-ground",
  genre: "society",
  field: "numismatics",
  scholars: "numismatists",
  critics: "field archaeologists",
  others: "historians of religion",
  scene:
    "The people of one ancient province lost or hid their coins in many places. Near some villages, farmers still plow up hoards, that is, jars of buried silver; near others not one has ever been found.",
  words: ["hoard"],
  causes: [
    {
      factor: "a nearby frontier",
      claim: "a nearby frontier led people to bury their coins",
      supports:
        "The closer a village lay to the frontier, the more hoards have come to light in its fields.",
      weakens:
        "As many hoards have come to light a hundred miles behind the frontier as within sight of it.",
      words: ["frontier"],
    },
    {
      factor: "army pay",
      claim: "the pay of soldiers led people to bury their coins",
      supports:
        "Of the hoards whose owners are known, all but three were buried by soldiers or by the widows of soldiers.",
      weakens:
        "Around villages where no soldiers were ever paid, hoards have been dug up as often as around garrisons.",
      words: ["soldier"],
    },
    {
      factor: "a temple",
      claim: "offerings at a temple led people to bury their coins",
      supports:
        "Within each district, hoards have been found in greater numbers with every step toward the nearest temple.",
      weakens:
        "Hoards have been found no more often beside a temple than in fields a day's walk from the nearest one.",
      words: ["temple"],
    },
  ],
  rivals: {
    Easy: "Numismatists imagine a family near the frontier, forced to flee from raiders and unable to carry its savings. Field archaeologists imagine soldiers, who received a year's wage in a single day and had no other place to keep it.",
    Medium:
      "A hoard is a jar of silver that somebody buried and nobody came back for. In one ancient province there are villages with dozens and villages with none. Historians of religion believe that the coins were offerings, left in the ground beside a temple. Field archaeologists believe that they belonged to soldiers, who were paid once a year. The nearer a village was to the frontier, numismatists object, the more often there was cause to bury whatever one owned.",
    Hard: "Those who buried their silver in one province of the ancient world left no note, and their reasons must be guessed from where they did so. Numismatists guess at fear: raiders crossed the frontier every few years, and what is in the ground cannot be stolen. Field archaeologists guess at convenience, as soldiers paid for twelve months in advance needed somewhere to put the money. To historians of religion, neither the fearful nor the rich would have failed to come back, and only a gift to the god of some temple is buried for good.",
  },
  tests: {
    plain: {
      lead: "People may have feared raiders from across the frontier, soldiers may have put away their pay, or the silver may have been a gift to a temple. Numismatists have mapped several hundred finds.",
      close: "What the map makes clear is that",
    },
    dense: {
      lead: "Every few years, a plow in one valley breaks a jar of ancient silver. The jars may have been hidden from raiders across the frontier, saved by soldiers from their pay, or offered at some temple. Numismatists have drawn up a list of all that have been found.",
      close: "As matters stand, one must suppose that",
    },
  },
  none: "why people buried their coins is still unexplained",
  upshot: {
    names: "left",
    close: "The next hoard, one may predict, will be plowed up near",
    options: ["an ancient frontier post", "the quarters of soldiers", "the ruins of a temple"],
    other: "a place of another kind",
  },
  premise: "Hoards are too many to be due to chance, so one of the three must explain them.",
  data: {
    design: "comparison",
    leads: [
      "A coin may be lost where it is spent or where it is kept. Numismatists went through the reports of excavations in one province and counted the coins of four metals found at markets and in houses.",
      "Lost coins are seldom looked for if they are not worth much. With this in mind, numismatists compared the coins of four metals that have turned up in the markets and in the houses of one ancient province.",
    ],
    hypothesis:
      "Crowds push, purses open, and a coin that rolls under a stall is gone. This is what numismatists had in mind when they put forward the hypothesis that more coins were lost at markets than in houses. The finds of one province, in four metals, were gone through with care.",
    doubt:
      "Money is counted most carefully where others are watching, field archaeologists reply, and so they doubt that markets claimed the most coins of every metal.",
    claims: {
      wide: "Coins of one metal were lost with far greater ease where money changed hands",
      narrow: "Coins of one metal were lost almost as often at home",
      widest:
        "The number lost in buying and the number lost in living show the greatest difference for coins of one metal",
      narrowest:
        "The number lost in buying and the number lost in living lie closest together for coins of one metal",
      highest: "Coins of one metal were found in the greatest numbers at markets",
      lowest: "Coins of one metal were found in the smallest numbers in houses",
    },
    title: "Coins Found in One Province",
    rowHead: "Metal",
    rows: ["copper", "bronze", "brass", "lead"],
    kind: "metal",
    measure: "Coins per excavation",
    columns: [
      { head: "At markets", phrase: "at markets" },
      { head: "In houses", phrase: "in houses" },
    ],
    say: "an average excavation brought up X coins of ROW at markets and Y in houses",
    differ: "each excavation turned up D more|fewer coins of ROW at markets than in houses",
    change: "the kind of site",
    more: "first",
    low: 25,
    high: 75,
    step: 5,
    grain: 1,
  },
};
