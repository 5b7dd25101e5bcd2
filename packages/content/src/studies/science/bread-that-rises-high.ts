import type { Study } from "../study.ts";

export const breadThatRisesHigh: Study = {
  id: "bread-that-rises-high",
  genre: "science",
  field: "food science",
  scholars: "food scientists",
  critics: "cereal chemists",
  others: "oven builders",
  scene:
    "Two bakeries that use the same recipe for rye bread may end up with very different loaves, one tall and open, the other flat and dense.",
  words: ["rose", "rise", "tall", "flat", "height"],
  causes: [
    {
      factor: "a long rest",
      claim: "a long rest before baking makes loaves rise high",
      supports:
        "For each additional hour that a dough had rested, the loaves from it rose almost half an inch higher.",
      weakens:
        "Dough that went into the oven without any rest rose as high as dough that had rested overnight.",
      words: ["rest"],
    },
    {
      factor: "fresh flour",
      claim: "freshly milled flour makes loaves rise high",
      supports:
        "Loaves made of flour milled that very morning rose an inch higher than loaves of flour that was a month old.",
      weakens:
        "Loaves of flour milled a year before rose as high as loaves of flour that was still warm from the millstones.",
      words: ["flour", "mill"],
    },
    {
      factor: "steam in the oven",
      claim: "steam in the oven makes loaves rise high",
      supports:
        "When bakers let more steam into the oven during the first minutes, their loaves rose higher than before.",
      weakens:
        "Loaves that were baked in perfectly dry ovens without steam rose just as high as the others.",
      words: ["steam"],
    },
  ],
  rivals: {
    Easy: "The taller loaf, food scientists would guess, had a longer rest before it was baked, since yeast takes many hours to fill a dough with gas. Cereal chemists would ask about the flour: within weeks of milling, they know, the proteins that hold the gas begin to break down.",
    Medium:
      "Anyone who bakes rye bread has met with a flat loaf, and with plenty of advice on how to avoid another. Oven builders advise steam, which keeps the crust soft for as long as the loaf has still to grow. Cereal chemists will ask when the flour was milled. Patience is all that food scientists prescribe: let the dough rest overnight, they say, and the yeast will do the work.",
    Hard: "Between a tall loaf and a flat one there may be no difference in the recipe at all. Some food scientists therefore look for it in the clock, on the assumption that a dough left to rest until the next day has had time to fill with gas. The proteins that hold that gas are short-lived, and so cereal chemists look for the difference in the age of the flour. It takes, in the judgment of oven builders, only a moment to make, when steam is let in and the crust stays supple enough to stretch.",
  },
  tests: {
    plain: {
      lead: "A long rest, fresh flour, and steam in the oven are the three usual explanations. In a test kitchen, food scientists have tried them out one after the other.",
      close: "The results suggest that",
    },
    dense: {
      lead: "When a baker's loaves come out flat, friends recommend a longer rest for the dough, newly milled flour, or a pan of steaming water in the oven. Following all three at once would tell the baker nothing. Food scientists have tried them separately.",
      close: "A baker who trusts their report will conclude that",
    },
  },
  none: "what makes loaves rise high is yet to be found",
  upshot: {
    names: "left",
    close: "For a tall loaf, then, the thing on which a baker should insist is",
    options: [
      "a long rest for the dough",
      "the purchase of freshly milled flour",
      "a pan of steam in the oven",
    ],
    other: "something other than these three",
  },
  premise:
    "The recipe is otherwise the same, so that one of the three must account for the tall loaves.",
  data: {
    design: "dose-steps",
    leads: [
      "Dough is supposed to rest, but for how long? Food scientists baked loaves of flour from four mills, some straight away and some after as many as twelve hours, and measured how high each had risen.",
      "To hurried bakers, the hours in which a dough does nothing seem wasted. Loaves of flour from four mills, baked by food scientists after rests of different lengths, show what the hours are good for.",
    ],
    hypothesis:
      "Yeast works slowly, and a dough that goes straight into the oven is full of yeast that has barely begun. Hence the hypothesis of some food scientists that loaves rise higher after twelve hours of rest than without rest. Flour from four mills was baked after rests of different lengths.",
    doubt:
      "Some doughs grow slack with time, though, which is why cereal chemists doubt that flour from every mill repays the wait.",
    claims: {
      wide: "The flour of one mill repaid the wait with a far taller loaf",
      narrow: "A baker with flour from one of the mills would gain little by waiting",
      widest:
        "Between the first loaves and the last, the greatest difference in height was seen with flour from one mill",
      narrowest:
        "Between the first loaves and the last, the smallest difference in height was seen with flour from one mill",
      highest: "The flour of one mill gave the tallest loaf of all after twelve hours of rest",
      lowest: "Baked without rest, the flour of one mill gave the flattest loaf",
    },
    title: "Height of Loaves by Hours of Rest",
    rowHead: "Mill",
    rows: ["the river mill", "the hill mill", "the abbey mill", "the town mill"],
    kind: "flour",
    measure: "Height of loaf (millimeters)",
    columns: [
      { head: "0", phrase: "without rest" },
      { head: "12", phrase: "after twelve hours of rest" },
    ],
    points: { label: "Hours of rest", at: [0, 4, 8, 12] },
    say: "loaves of flour from ROW went from a height of X millimeters without rest to a height of Y millimeters after twelve hours of rest",
    differ:
      "loaves of flour from ROW rose D millimeters higher|lower after twelve hours of rest than without rest",
    change: "the length of the rest",
    more: "second",
    low: 50,
    high: 150,
    step: 10,
    grain: 1,
  },
};
