import type { Study } from "../study.ts";

export const secondBloomOfClover: Study = {
  id: "second-bloom-of-clover",
  genre: "science",
  field: "agronomy",
  scholars: "agronomists",
  critics: "crop ecologists",
  others: "soil chemists",
  scene:
    "How many flowers a field of clover bears depends on how it is tended. Some fields even bloom a second time in late summer. Others, sown in the same week, do not.",
  words: ["bloom"],
  causes: [
    {
      factor: "early mowing",
      claim: "mowing in early summer makes clover bloom again",
      supports:
        "Strips of a field that were mown in June bloomed again in August, and those mown earliest bloomed the most.",
      weakens:
        "Fields of clover that no one had mown since spring bloomed a second time as often as fields mown in June.",
      words: ["mow"],
    },
    {
      factor: "summer rain",
      claim: "heavy summer rain makes clover bloom again",
      supports:
        "In years when July brought more rain, a larger share of the clover on these farms bloomed a second time.",
      weakens:
        "Under roofs that kept off all rain in July, clover bloomed a second time just as often as in the open.",
      words: ["rain"],
    },
    {
      factor: "soil potash",
      claim: "potash in the soil makes clover bloom again",
      supports:
        "The more potash the farmers spread on a field in spring, the larger was the part that bloomed again.",
      weakens:
        "Fields whose soil held almost no potash bloomed a second time as often as fields that were rich in it.",
      words: ["potash"],
    },
  ],
  rivals: {
    Easy: "Agronomists put it down to early mowing, because a plant that is cut before it sets seed has strength to spare. Crop ecologists put it down to rain, without which no new buds are formed in July.",
    Medium:
      "A field of clover that blooms twice feeds bees until September. Soil chemists, who have analyzed the ground of such fields, report that their owners spread potash. What the owners did, as agronomists see it, was to mow before the first flowers could set seed. Crop ecologists think that the owners did nothing at all, and that the second bloom came with the rain.",
    Hard: "The first bloom of clover can be predicted to the week, whereas the second is a gift that many fields withhold. Soil chemists, who think of a gift as something to be weighed, are convinced that it can be bought, since fields spread with potash seem to bloom more freely. Agronomists hold that it has to be provoked: a plant mowed in June, before it has set seed, will try again. For crop ecologists, no treatment is of any use unless heavy rain keeps the roots moist while new buds form.",
  },
  tests: {
    plain: {
      lead: "Early mowing, summer rain, and potash have each been proposed as the cause. Agronomists set aside plots in which each could be tested.",
      close: "The plots have shown that",
    },
    dense: {
      lead: "To see clover bloom in June is nothing special. To see it bloom again in August, a farmer may try mowing early, hoping for rain, or spreading potash on the soil. On several dozen plots, agronomists have studied which of the three is worth the trouble.",
      close: "The farmer will learn from the study that",
    },
  },
  none: "a second bloom of clover is still unexplained",
  upshot: {
    names: "left",
    close: "Where clover has bloomed twice in a year, one should expect to learn",
    options: [
      "that farmers had mowed it early",
      "that much rain had fallen in summer",
      "that the soil was rich in potash",
    ],
    other: "that another cause was at work",
  },
  premise: "The seed was the same everywhere, so one of the three must decide.",
  data: {
    design: "dose-steps",
    leads: [
      "Clover draws potash from the soil, but how much should be spread? Agronomists treated plots of four varieties with amounts that rose from nothing to 60 kilograms and counted the flower heads.",
      "A sack of potash costs money, and growers would like to know what it buys. Four varieties of clover were given more and more of it by agronomists, who counted flowers all summer.",
    ],
    hypothesis:
      "Gardeners give potash to roses, tomatoes, and much else that is to bloom. Would clover be grateful as well? The agronomists' hypothesis was that it bears more flower heads with 60 kilograms of potash than without potash. Plots of white, red, crimson, and alsike clover were fed with four different amounts.",
    doubt:
      "Too rich a soil may make a plant run to leaf, and crop ecologists doubt that more is better for every variety.",
    claims: {
      wide: "One variety responded greatly to what it was given",
      narrow: "On one variety, the potash was almost wasted",
      widest: "The gap between unfed plots and the best fed was widest for one variety",
      narrowest: "The gap between unfed plots and the best fed was narrowest for one variety",
      highest: "One variety bore the most flower heads with 60 kilograms of potash",
      lowest: "One variety bore the fewest flower heads without potash",
    },
    title: "Flower Heads of Four Clovers by Amount of Potash",
    rowHead: "Variety",
    rows: ["white clovers", "red clovers", "crimson clovers", "alsike clovers"],
    kind: "variety",
    measure: "Flower heads per square yard",
    columns: [
      { head: "0 kg", phrase: "without potash" },
      { head: "60 kg", phrase: "with 60 kilograms of potash" },
    ],
    points: { label: "Potash (kilograms per plot)", at: [0, 20, 40, 60] },
    say: "ROW went from X flower heads per square yard without potash to Y flower heads with 60 kilograms of potash",
    differ:
      "ROW bore D more|fewer flower heads per square yard with 60 kilograms of potash than without potash",
    change: "the amount of potash",
    more: "second",
    low: 50,
    high: 150,
    step: 10,
    grain: 2,
  },
};
