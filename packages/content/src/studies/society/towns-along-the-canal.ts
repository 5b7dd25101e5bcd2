import type { Study } from "../study.ts";

export const townsAlongTheCanal: Study = {
  id: "towns-along-the-canal",
  genre: "society",
  field: "historical geography",
  scholars: "historical geographers",
  critics: "transport historians",
  others: "geologists",
  scene:
    "When a canal was dug across one province, a dozen villages on its banks were of equal size. Within fifty years, some had become towns, and others had not grown at all.",
  words: ["grew", "grow"],
  causes: [
    {
      factor: "a lock",
      claim: "the presence of a lock made villages grow",
      supports:
        "All but one of the villages at which boats had to wait at a lock grew to twice their size within thirty years.",
      weakens:
        "Villages that lay far from any lock grew as much in the decades that followed as villages that had several.",
      words: ["lock"],
    },
    {
      factor: "a crossroads",
      claim: "a crossroads at the bank made villages grow",
      supports:
        "When a second road was led to the bank at one village, its population grew by a thousand within ten years.",
      weakens:
        "Villages that no road reached from either side grew as fast as villages in which four or five roads met.",
      words: ["road", "crossroad"],
    },
    {
      factor: "good clay",
      claim: "deposits of good clay made villages grow",
      supports:
        "The richer the deposits of clay around a village were, the more its population grew once the canal was open.",
      weakens:
        "Villages without clay in their soil grew to the same extent as villages where it could be dug at every door.",
      words: ["clay"],
    },
  ],
  rivals: {
    Easy: "Historical geographers have found locks in the villages that grew, and suppose that crews who had to wait there spent their money on bread and lodging. Transport historians have found crossroads, since goods that come by water must travel the last miles by wagon.",
    Medium:
      "The canal passed a dozen villages of equal size and made towns of five. Geologists give the credit to good clay, since bricks, too heavy for carts, could now be shipped. Transport historians give it to the road that crosses the canal in each of the five. A boat that has to wait at a lock, historical geographers reply, lands a hungry crew, and hungry crews have built more than one town.",
    Hard: "A canal treats all the villages on its banks alike, or so one might think until one counts their inhabitants fifty years later. Transport historians maintain that a canal is only half of a journey, and that a village at a crossroads could supply the other half. Historical geographers maintain that growth depends on delay: where a lock held up every boat for hours, somebody was bound to open a bakery. In the opinion of geologists, no village grows on the money of people passing through, and those that became towns had clay to dig and bricks to sell.",
  },
  tests: {
    plain: {
      lead: "The presence of a lock seems to have helped, as do a crossroads and a deposit of good clay, but what seems to help need not do so. Historical geographers have compared the dozen villages with others along the canal.",
      close: "It would seem from the comparison that",
    },
    dense: {
      lead: "Fifty years after a canal was dug, some of the villages on its banks had become towns. They may have profited from a lock at which boats had to wait, from clay for bricks, or from a road that crossed the canal. Historical geographers have examined each of these advantages.",
      close: "The examination suggests that",
    },
  },
  none: "the growth of certain villages is still unexplained",
  upshot: {
    names: "left",
    close: "A prudent innkeeper of 1800 should have moved to a village",
    options: ["with a lock beside it", "with a road across it", "with clay beneath it"],
    other: "with another advantage",
  },
  premise: "The villages began as equals, so one of the three must have raised some of them.",
  data: {
    design: "time-series",
    leads: [
      "In 1800, a canal was opened, and at intervals of twenty years the inhabitants of the villages along it were counted. Historical geographers have gathered the figures for four of these villages.",
      "A new canal may fill a village or drain it. From the census of four different years, historical geographers have worked out how four villages on one canal fared in the six decades after it was dug.",
    ],
    hypothesis:
      "Where boats stop, someone must load them, feed the crews, and mend the ropes. Villages on a canal, historical geographers hypothesized, had more inhabitants in 1860 than in 1800, when the canal was opened. The census allowed them to follow four such villages.",
    doubt:
      "A canal also makes it easy to leave, and for this reason transport historians doubt that all of them gained.",
    claims: {
      wide: "One village was greatly enlarged by the end of the period",
      narrow: "One village was hardly larger at the end of the period",
      widest:
        "Between the first census and the last, the greatest difference in population was that of one village",
      narrowest:
        "Between the first census and the last, the smallest difference in population was that of one village",
      highest: "In 1860, the largest of the four was one village",
      lowest: "In 1800, the smallest of the four was one village",
    },
    title: "Inhabitants of Four Canal Villages",
    rowHead: "Village",
    rows: ["the upper village", "the mill village", "the ferry village", "the abbey village"],
    kind: "village",
    measure: "Inhabitants",
    columns: [
      { head: "1800", phrase: "in 1800" },
      { head: "1860", phrase: "in 1860" },
    ],
    points: { label: "Year", at: [1800, 1820, 1840, 1860] },
    say: "the population of ROW went from X in 1800 to Y in 1860",
    differ: "ROW had D more|fewer inhabitants in 1860 than in 1800",
    change: "the passing of six decades",
    more: "second",
    low: 1000,
    high: 3000,
    step: 200,
    grain: 20,
  },
};
