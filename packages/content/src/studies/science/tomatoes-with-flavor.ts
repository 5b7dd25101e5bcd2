import type { Study } from "../study.ts";

export const tomatoesWithFlavor: Study = {
  id: "tomatoes-with-flavor",
  genre: "science",
  field: "horticulture",
  scholars: "horticulturists",
  critics: "flavor chemists",
  others: "market gardeners",
  scene:
    "Tasters can tell at once whether a tomato has flavor, and yet plants grown from one packet of seed may bear fruit that differs widely.",
  words: ["flavor", "taste"],
  causes: [
    {
      factor: "sparing irrigation",
      claim: "sparing irrigation gives tomatoes their flavor",
      supports:
        "Plants that received no irrigation in their last three weeks bore the fruit to which tasters gave the highest marks for flavor.",
      weakens:
        "Tasters gave the same marks for flavor to fruit from plots with heavy irrigation and from plots with next to none.",
      words: ["irrigat"],
    },
    {
      factor: "ripening on the vine",
      claim: "ripening on the vine gives tomatoes their flavor",
      supports:
        "The longer the fruit had been left to ripen on the vine, the higher were the marks that tasters gave its flavor.",
      weakens:
        "Tasters found no difference in flavor between fruit picked green and fruit left on the vine until it was ripe.",
      words: ["ripe", "green"],
    },
    {
      factor: "cool nights",
      claim: "cool nights give tomatoes their flavor",
      supports:
        "After cooler nights in the week before the harvest, tasters gave the fruit of a plot higher marks for flavor.",
      weakens:
        "Fruit grown under glass with warm nights earned as many marks for flavor as fruit grown with cool nights.",
      words: ["night"],
    },
  ],
  rivals: {
    Easy: "Horticulturists believe that the best plants are sparingly irrigated, because thirst packs more sugar into less juice. Flavor chemists believe that the best fruit has ripened on the vine, as the compounds that one smells are made in the last days of growth.",
    Medium:
      "What is wrong with a tomato that tastes of water? Market gardeners would say that its nights were too warm, since sugar made by day is burned up in a warm night. Flavor chemists would say that it was picked green, before the compounds that give a tomato its smell had formed. It may also, horticulturists warn, have been irrigated until there was more water in it than anything else.",
    Hard: "Plants raised from a single packet of seed have been known to yield both the best and the worst tomato at a tasting, which suggests that flavor is made and not inherited. Horticulturists hold that it is made by drought, or at least by sparing irrigation, under which a plant has less juice to fill with sugar. According to flavor chemists, it is made in the final week, and a fruit picked green has missed the week that counts. Market gardeners are confident that it is kept rather than made: on cool nights, a plant does not burn the sugar that it has.",
  },
  tests: {
    plain: {
      lead: "Sparing irrigation, ripening on the vine, and cool nights all have their champions. Horticulturists have compared fruit grown with and without each.",
      close: "The tasters' verdict was, in effect, that",
    },
    dense: {
      lead: "A grower who wants full flavor may irrigate less, let the fruit ripen on the vine, or open the greenhouse at night to cool it. Each has its price, so horticulturists asked a panel of tasters to judge what each is worth.",
      close: "If the panel can be trusted,",
    },
  },
  none: "where tomatoes get their flavor is still unknown",
  upshot: {
    names: "fallen",
    close: "Of the three measures, a busy grower may ignore",
    options: [
      "sparing irrigation of the plants",
      "slow ripening on the vine",
      "cool air during the night",
    ],
    other: "none, as each adds something",
  },
  data: {
    design: "comparison",
    leads: [
      "Most tomatoes in the supermarket are picked green and turn red in the truck. To learn what they miss, horticulturists measured the sugar in four varieties when picked green and when ripened on the vine.",
      "Sugar is easy to measure and hard to do without. Horticulturists determined how much of it four varieties of tomato contained if they were left on the plant and if they were picked early.",
    ],
    hypothesis:
      "A tomato gets its sugar from the leaves, and a tomato in a crate has no leaves. That is why horticulturists began with the hypothesis that tomatoes contain more sugar when ripened on the vine than when picked green. To find out, they grew four varieties in one field.",
    doubt:
      "Some varieties were bred to ripen in a crate, and flavor chemists doubt that these have any need of the vine.",
    claims: {
      wide: "One variety suffered greatly from an early harvest",
      narrow: "One variety was almost as sweet from the truck as from the vine",
      widest: "The gap between early fruit and late was widest for one variety",
      narrowest:
        "For a shop that must buy early, the best choice is the variety with the narrowest gap between early fruit and late",
      highest: "One variety was the sweetest when ripened on the vine",
      lowest: "The least sugar of all when picked green was found in one variety",
    },
    title: "Sugar in Four Kinds of Tomatoes",
    rowHead: "Variety",
    rows: ["plum tomatoes", "beefsteak tomatoes", "yellow tomatoes", "striped tomatoes"],
    kind: "variety",
    measure: "Grams of sugar per kilogram",
    columns: [
      { head: "Ripened on the vine", phrase: "when ripened on the vine" },
      { head: "Picked green", phrase: "when picked green" },
    ],
    say: "a kilogram of ROW held X grams of sugar when ripened on the vine and Y grams when picked green",
    differ:
      "ROW contained D grams more|less of sugar per kilogram when ripened on the vine than when picked green",
    change: "the time of picking",
    more: "first",
    low: 20,
    high: 46,
    step: 2,
    grain: 0.5,
  },
};
