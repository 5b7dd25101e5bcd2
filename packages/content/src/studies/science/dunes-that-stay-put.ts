import type { Study } from "../study.ts";

export const dunesThatStayPut: Study = {
  id: "dunes-that-stay-put",
  genre: "science",
  field: "physical geography",
  scholars: "physical geographers",
  critics: "coastal engineers",
  others: "marine geologists",
  scene:
    "Sand dunes are supposed to wander. Along one stretch of coast, many do, by several yards a year, but a few stand exactly where the first maps show them.",
  words: ["mov", "place", "stay"],
  causes: [
    {
      factor: "beach grass",
      claim: "beach grass holds dunes in place",
      supports:
        "Dunes on which beach grass was planted came to rest within four years, after decades in which they had moved.",
      weakens:
        "Dunes stripped of their beach grass moved no farther in ten years than dunes densely covered with it.",
      words: ["grass"],
    },
    {
      factor: "coarse sand",
      claim: "coarse sand holds dunes in place",
      supports:
        "The coarser the sand of a dune, the fewer feet the dune moved from one survey to the next.",
      weakens:
        "Dunes of the finest sand moved as far between the surveys as dunes of sand as coarse as gravel.",
      words: ["sand"],
    },
    {
      factor: "a sheltering headland",
      claim: "a headland that breaks the wind holds dunes in place",
      supports:
        "Where the headland ends and the full wind comes in, the dunes move four times farther in a year than in its shelter.",
      weakens:
        "Dunes exposed to the full force of the wind moved no faster than dunes in the shelter of the headland.",
      words: ["headland", "wind"],
    },
  ],
  rivals: {
    Easy: "Physical geographers credit beach grass, whose roots form a net in the upper layer of a dune. Coastal engineers credit the grains of sand themselves, for only a storm can lift the larger ones.",
    Medium:
      "The oldest maps of one coast show a row of dunes, most of which have long since moved inland. A few have not. Marine geologists believe that they lie in the lee of a headland, which breaks the force of every gust. Coastal engineers have sifted their sand and think that its coarse grains are too heavy to travel. What holds these dunes, in the opinion of physical geographers, is the grass that covers them like fur.",
    Hard: "A dune is sand on its way to somewhere else; one that has stood in the same spot for two centuries calls for an explanation. Physical geographers find it in beach grass, the roots of which bind a surface that would otherwise blow away grain by grain. To coastal engineers, who classify sand by its size, it is enough that the grains are too heavy to travel. Marine geologists look farther afield, to a headland that may stand a mile away and yet take the strength out of the wind.",
  },
  tests: {
    plain: {
      lead: "Beach grass, coarse sand, and a sheltering headland might each be the anchor. Physical geographers have measured dunes with and without them.",
      close: "The measurements indicate that",
    },
    dense: {
      lead: "A village threatened by a wandering dune wished to know what holds other dunes in place. Three answers were offered: the grass that grows on them, the coarseness of their sand, and some headland that shelters them. Physical geographers were asked to decide.",
      close: "They could tell the village that",
    },
  },
  none: "what holds a dune in place is still unexplained",
  upshot: {
    names: "left",
    close: "Where a dune threatens a road, then, engineers should ask first about",
    options: [
      "the grass that grows on it",
      "the coarseness of its sand",
      "a headland that breaks the wind",
    ],
    other: "another anchor than these",
  },
  premise: "A dune that stands still must be held, they reason, by one of the three.",
  data: {
    design: "before-and-after",
    leads: [
      "Grass is planted on dunes in the hope that it will hold them. On four beaches, physical geographers measured how far the dunes moved in a year before the planting and in a year after it.",
      "A wandering dune can bury a road. When four beaches along one coast were planted with grass, physical geographers took the occasion to measure the yearly advance of their dunes before and afterward.",
    ],
    hypothesis:
      "The roots of beach grass form a net, and its blades slow the wind that would lift the sand. Reasoning in this way, physical geographers arrived at the hypothesis that dunes move less each year after grass is planted than before. On four beaches, stakes driven into the sand made it possible to find out.",
    doubt:
      "Winds differ from beach to beach, and coastal engineers doubt that grass can hold every dune.",
    claims: {
      wide: "On one beach, the dunes slowed down greatly",
      narrow: "One beach shows that planting may change almost nothing",
      widest:
        "Between the year before the planting and the year after it, the greatest difference in speed was that of the dunes on one beach",
      narrowest:
        "The two speeds lie closest together on one beach, where the grass seems to have been a disappointment",
      highest: "One beach had the fastest dunes to deal with before grass was planted",
      lowest: "One beach could call its dunes the slowest after grass was planted",
    },
    title: "Movement of Dunes on Four Beaches",
    rowHead: "Beach",
    rows: ["the north beach", "the lighthouse beach", "the lagoon beach", "the cape beach"],
    kind: "beach",
    measure: "Feet per year",
    columns: [
      { head: "Before planting", phrase: "before grass was planted" },
      { head: "After planting", phrase: "after grass was planted" },
    ],
    say: "the speed of the dunes on ROW went from X feet per year before grass was planted to Y feet per year after grass was planted",
    differ:
      "the dunes on ROW moved D feet more|less per year before grass was planted than after grass was planted",
    change: "the planting of grass",
    more: "first",
    low: 10,
    high: 30,
    step: 2,
    grain: 0.5,
  },
};
