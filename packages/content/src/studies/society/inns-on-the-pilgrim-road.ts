import type { Study } from "../study.ts";

export const innsOnThePilgrimRoad: Study = {
  id: "inns-on-the-pilgrim-road",
  genre: "society",
  field: "medieval history",
  scholars: "medieval historians",
  critics: "historical archaeologists",
  others: "church historians",
  scene:
    "Thousands of pilgrims once walked the road to a famous shrine, and all of them had to sleep somewhere. Oddly, a village with a dozen inns might lie between two that had not even one.",
  words: ["inn"],
  causes: [
    {
      factor: "a river crossing",
      claim: "a river crossing gave villages their inns",
      supports:
        "The wider the river that pilgrims had to cross at a village, the more inns the village had.",
      weakens:
        "Villages at a river crossing had no more inns than villages miles away from the nearest ferry.",
      words: ["river", "ferry"],
    },
    {
      factor: "a day's walk between stops",
      claim: "a distance of a day's walk from the last stop gave villages their inns",
      supports:
        "The nearer the distance from the last stop came to a full day's walk, the more inns a village had.",
      weakens:
        "Villages at an hour's distance from the last stop had as many inns as villages at a distance of a full day.",
      words: ["distance", "day's walk", "full day"],
    },
    {
      factor: "a chapel with relics",
      claim: "a chapel with relics gave villages their inns",
      supports:
        "After relics had been moved to the chapel of one village, six inns were built around it within a few years.",
      weakens:
        "Villages without a chapel had as many inns as villages whose chapel was full of relics.",
      words: ["chapel", "relic"],
    },
  ],
  rivals: {
    Easy: "Medieval historians would look for a river, since walkers had to wait on its bank until the ferry was full. Historical archaeologists would measure the distance from the last stop: tired feet, they say, decide where a night is spent.",
    Medium:
      "An inn needs travelers who can go no farther, and on the road to one famous shrine there was no lack of them. Yet some villages had a dozen inns and others none. Church historians think that pilgrims stayed wherever a chapel had relics to show. Historical archaeologists think that they stayed wherever a full day's walk had brought them. A walker who reached a river after the last ferry, medieval historians add, had no choice in the matter.",
    Hard: "The guidebooks that pilgrims carried list every spring on the road to the shrine but do not say why one village should have had twelve inns and the next not one. Medieval historians reason that people stop where they are stopped, and that nothing stopped a walker like a river with a single ferry. For historical archaeologists, it is a matter of distance: an innkeeper had only to know how far a man with blisters could walk in a day. Church historians insist that these walkers were pilgrims after all, and that they would lengthen any day to spend its evening before the relics in a chapel.",
  },
  tests: {
    plain: {
      lead: "A ferry across a river, a full day's walk from the last bed, or a chapel with relics would each have given a pilgrim cause to stay. Medieval historians have traced the road from end to end.",
      close: "For the villages along the road, this means that",
    },
    dense: {
      lead: "Tax rolls show how many inns there were in each village on the road to a famous shrine. To explain why there were so many in some, one may think of rivers to be crossed, of the distance that a pilgrim walks in a day, or of relics in a chapel. Medieval historians have looked for signs of each.",
      close: "The tax rolls lead to the conclusion that",
    },
  },
  none: "the number of inns in a village is still unexplained",
  upshot: {
    names: "left",
    close: "On a map that shows the road and no village, one should look for an inn",
    options: [
      "where a river crosses it",
      "at a distance of a day's walk",
      "beside a chapel with relics",
    ],
    other: "by some other mark",
  },
  premise: "Pilgrims stopped for little else, so that it must be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "A bed for the night cost pilgrims, masons, carters, and peddlers different sums. From their own account books, medieval historians worked out what each kind of traveler paid on average in the towns and in the villages.",
      "Innkeepers asked what they thought a guest could pay. What pilgrims, masons, carters, and peddlers gave for a bed, in places large and small, was worked out by medieval historians from four sets of accounts.",
    ],
    hypothesis:
      "Land within walls was scarce, and an innkeeper's rent had to come from somewhere. Must a bed in the towns not have cost more than a bed in the villages? So ran the hypothesis of medieval historians, who tested it on the accounts of pilgrims, masons, carters, and peddlers.",
    doubt:
      "Certain travelers could stay in town with their own kind, which is why historical archaeologists doubt that it was dearer for everyone.",
    claims: {
      wide: "For one kind of traveler, a night in town was a great expense",
      narrow: "One kind of traveler paid almost the same price everywhere",
      widest:
        "It cost one kind of traveler the most to be among crowds, since the gap between town prices and village prices was the widest of the four",
      narrowest:
        "One kind of traveler had little reason to avoid the towns, since the two prices of a bed lie closest together",
      highest: "One kind of traveler paid the highest price of all in the towns",
      lowest: "One kind of traveler paid the lowest price of all in the villages",
    },
    title: "Price of a Bed on the Pilgrim Road",
    rowHead: "Travelers",
    rows: ["pilgrims", "masons", "carters", "peddlers"],
    kind: "kind of traveler",
    measure: "Average price (pence)",
    columns: [
      { head: "In the towns", phrase: "in the towns" },
      { head: "In the villages", phrase: "in the villages" },
    ],
    say: "for a bed, ROW paid X pence on average in the towns, against Y pence in the villages",
    differ: "ROW paid D pence more|less on average for a bed in the towns than in the villages",
    change: "the size of the place",
    more: "first",
    low: 5,
    high: 14,
    step: 1,
    grain: 0.2,
  },
};
