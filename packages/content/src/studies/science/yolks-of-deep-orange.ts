import type { Study } from "../study.ts";

export const yolksOfDeepOrange: Study = {
  id: "yolks-of-deep-orange",
  genre: "science",
  field: "animal science",
  scholars: "animal scientists",
  critics: "poultry nutritionists",
  others: "egg farmers",
  scene:
    "Cooks pay more for eggs with yolks of a deep orange, yet hens of one breed may lay pale yolks on one farm and orange ones on the next.",
  words: ["yolk"],
  causes: [
    {
      factor: "fresh grass",
      claim: "fresh grass gives yolks a deep orange color",
      supports:
        "The more hours a flock spent on fresh grass, the deeper was the orange of its yolks two weeks later.",
      weakens:
        "Hens that never set foot on grass laid yolks of the same color as hens that grazed from morning to night.",
      words: ["grass", "graz"],
    },
    {
      factor: "yellow corn",
      claim: "yellow corn gives yolks a deep orange color",
      supports:
        "When farmers raised the share of yellow corn in the feed, the yolks of their hens turned a deeper orange.",
      weakens:
        "Yolks kept the same color when farmers replaced all of the yellow corn in the feed by white wheat.",
      words: ["corn"],
    },
    {
      factor: "long daylight",
      claim: "long daylight gives yolks a deep orange color",
      supports:
        "As the days grew shorter in the fall, with less daylight in the henhouse, yolks became paler week by week.",
      weakens:
        "Yolks were no paler from henhouses with eight hours of daylight than from those with sixteen.",
      words: ["daylight"],
    },
  ],
  rivals: {
    Easy: "Animal scientists give the credit to fresh grass, whose pigments pass unchanged into the egg. Poultry nutritionists give it to yellow corn: a hen, they explain, stores the coloring of the kernels in the fat of the yolk.",
    Medium:
      "Two hens of one breed may lay eggs that look the same until they are cracked. Egg farmers suppose that the orange yolks come from hens that enjoy long daylight and therefore eat for more hours. Poultry nutritionists suppose that they come from hens fed on yellow corn. Animal scientists ask only whether a hen has been out on grass, for green leaves are full of pigment.",
    Hard: "Cooks will pay more for an orange yolk, though it tastes no different from a yellow one, and farmers who cannot produce it would like to know how others do. Poultry nutritionists advise a change of feed, on the grounds that the color of corn finds its way into the egg. A hen makes no color of her own, animal scientists agree, but in their judgment the best source of it is grass. Some egg farmers have found that the time of year is more important than either, and believe that long daylight, by keeping hens awake, makes them take in more of whatever they are given.",
  },
  tests: {
    plain: {
      lead: "The farmer with the orange ones may give the credit to fresh grass, to yellow corn, or to the long daylight of June. Animal scientists have spent two years on the question.",
      close: "Their work shows that",
    },
    dense: {
      lead: "For the sake of orange yolks, a farmer can let the hens out on grass, buy yellow corn, or leave a lamp on to lengthen the daylight. Animal scientists persuaded several farms to change one thing and nothing else.",
      close: "As far as yolks are concerned,",
    },
  },
  none: "the orange of the yolks is still unexplained",
  upshot: {
    names: "left",
    close: "If yolks turned pale in one particular week, the farmer should look for",
    options: ["a lack of fresh grass", "a lack of yellow corn", "a loss of daylight"],
    other: "a cause of another kind",
  },
  premise: "The hens are of one breed, and so it must be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Eggs change with the calendar, as every pastry chef knows. Animal scientists rated the color of yolks laid by four breeds of hen in summer and in winter.",
      "On a scale that runs from the palest yellow to the deepest orange, animal scientists rated the yolks of four breeds. They did so twice, since hens live differently in summer and in winter.",
    ],
    hypothesis:
      "A yolk takes its color from what the hen has eaten, and fresh grass is full of color. Animal scientists could thus hypothesize that yolks have a deeper color in summer than in winter. Four breeds supplied the eggs, and each yolk was held against a chart.",
    doubt:
      "Hens of some breeds hardly leave the barn in July, so poultry nutritionists doubt that all of them notice the season.",
    claims: {
      wide: "The eggs of one breed lost a great part of their color by winter",
      narrow: "The eggs of one breed hardly changed with the calendar",
      widest: "The gap between the two halves of the year was widest for one breed",
      narrowest: "The ratings for the two halves of the year lie closest together for one breed",
      highest: "For the deepest color in summer, a cook would have had to choose one breed",
      lowest: "One breed laid the palest eggs in winter",
    },
    title: "Average Color of Yolks on a Scale of 15",
    rowHead: "Breed",
    rows: ["brown layers", "white layers", "bantams", "speckled hens"],
    kind: "breed",
    measure: "Color rating",
    columns: [
      { head: "Summer", phrase: "in summer" },
      { head: "Winter", phrase: "in winter" },
    ],
    say: "the yolks of ROW went from a color rating of X in summer to a rating of Y in winter",
    differ:
      "the yolks of ROW had a color rating that was higher|lower by D in summer than in winter",
    change: "the season",
    more: "first",
    low: 5,
    high: 14,
    step: 1,
    grain: 0.2,
  },
};
