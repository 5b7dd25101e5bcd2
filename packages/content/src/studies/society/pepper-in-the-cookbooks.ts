import type { Study } from "../study.ts";

export const pepperInTheCookbooks: Study = {
  id: "pepper-in-the-cookbooks",
  genre: "society",
  field: "food history",
  scholars: "food historians",
  critics: "manuscript scholars",
  others: "labor historians",
  scene:
    "Pepper was no small expense in the 1600s. One would hardly guess it from certain handwritten cookbooks of one region, which call for it on every page; in others, it is all but missing.",
  words: ["pepper"],
  causes: [
    {
      factor: "a merchant in the family",
      claim: "a merchant in the family led households to cook with pepper",
      supports:
        "In the year in which a merchant married into one family, pepper began to appear in nearly all of its recipes.",
      weakens:
        "Families without a single merchant among them called for pepper as often as families that had several.",
      words: ["merchant"],
    },
    {
      factor: "a taste for game",
      claim: "a taste for game led households to cook with pepper",
      supports:
        "The larger the share of venison and other game in a cookbook, the more of its recipes call for pepper.",
      weakens:
        "Cookbooks that contain no recipes for game call for pepper as often as cookbooks that contain little else.",
      words: ["game", "venison"],
    },
    {
      factor: "a hired cook",
      claim: "a hired cook led households to use pepper",
      supports:
        "One family hired a cook from a great kitchen, and on the pages written after her arrival pepper is in every dish.",
      weakens:
        "Pepper appears no less often in the recipes of households that never hired a cook than in those of the others.",
      words: ["hired"],
    },
  ],
  rivals: {
    Easy: "Food historians believe that there was a merchant in the family, so that goods for which others paid dearly could be had at cost. Manuscript scholars believe that the writers liked game: venison, they note, asks for an equally strong spice.",
    Medium:
      "A cookbook written by hand records what one household liked, and what it could afford. Some households of the 1600s must have been able to afford pepper. Labor historians think that they had hired a cook who had trained in a great kitchen and never learned to be sparing. Manuscript scholars think that they ate game. For food historians, the obvious place to look is the family tree, and what they look for is a merchant.",
    Hard: "That pepper was dear in the 1600s is known from customs records; that some households used it as if it were salt is known from their cookbooks. Manuscript scholars, who have counted the recipes for venison in these books, suppose that strong meat called for strong seasoning. Food historians suppose that the price was no obstacle to those who had a merchant for an uncle. Labor historians prefer to ask who stood at the stove, and suggest that a hired cook brought expensive habits to a modest house.",
  },
  tests: {
    plain: {
      lead: "One thinks of a merchant in the family, of a taste for game, or of a hired cook with the habits of a great house. Food historians have traced the owners of ninety cookbooks.",
      close: "From the lives of these people it can be gathered that",
    },
    dense: {
      lead: "Open a handwritten cookbook of the 1600s at any page, and pepper is either in every recipe or in none. The household may have had a merchant for a relative, a liking for game, or a cook hired from a great house. Food historians have looked for evidence in letters and wills.",
      close: "Letters and wills lead to the view that",
    },
  },
  none: "the fondness for pepper is still unexplained",
  upshot: {
    names: "left",
    close: "A nameless cookbook full of pepper most likely belonged to a household",
    options: ["related to a merchant", "fond of eating game", "with a hired cook"],
    other: "with another claim to fashion",
  },
  premise:
    "Wealth was much the same in all of the houses, so one of the three must be the explanation.",
  data: {
    design: "time-series",
    leads: [
      "Cooks of the 1600s put spices into almost everything, at least when the century was young. Food historians counted the spices in recipes for meat pies, fish stews, fruit tarts, and sauces over the following ninety years.",
      "Tastes change, and cookbooks change with them. From those written in one region, food historians worked out how many spices four kinds of recipe called for at intervals of thirty years.",
    ],
    hypothesis:
      "As long as pepper was dear, a spicy dish told the guests that their host was rich; once it was cheap, it told them nothing. According to the hypothesis that food historians built on this, recipes called for more spices in 1600 than in 1690. They looked at four kinds of recipe.",
    doubt:
      "Fashion may have stopped at some kitchen doors, and manuscript scholars doubt that every kind of recipe followed it.",
    claims: {
      wide: "One kind of recipe had lost a great part of its seasoning by the end",
      narrow: "One kind of recipe was almost as spicy at the end as at the beginning",
      widest:
        "Old taste and new are separated by the widest gap in one kind of recipe, to judge by the number of spices",
      narrowest:
        "Old taste and new lie closest together in one kind of recipe, to judge by the number of spices",
      highest: "The most spices of all in 1600 were called for by one kind of recipe",
      lowest: "The fewest spices of all in 1690 were called for by one kind of recipe",
    },
    title: "Spices in the Recipes of One Region",
    rowHead: "Recipes",
    rows: ["meat pies", "fish stews", "fruit tarts", "sauces"],
    kind: "kind of recipe",
    measure: "Spices per ten recipes",
    columns: [
      { head: "1600", phrase: "in 1600" },
      { head: "1690", phrase: "in 1690" },
    ],
    points: { label: "Year", at: [1600, 1630, 1660, 1690] },
    say: "ten recipes for ROW went from X spices in 1600 to Y spices in 1690",
    differ: "recipes for ROW called for D more|fewer spices per ten recipes in 1600 than in 1690",
    change: "the passing of the century",
    more: "first",
    low: 20,
    high: 60,
    step: 4,
    grain: 1,
  },
};
