import type { Study } from "../study.ts";

export const starsInTheQuilts: Study = {
  id: "stars-in-the-quilts",
  genre: "society",
  field: "textile history",
  scholars: "textile historians",
  critics: "folklorists",
  others: "economic historians",
  scene:
    "The quilts sewn in one prairie county before 1900 show an eight-pointed star in some townships, while in others the pattern never occurs.",
  words: ["star"],
  causes: [
    {
      factor: "a sewing circle",
      claim: "sewing circles spread the star pattern",
      supports:
        "The more members the sewing circle of a township had, the more stars are found on its quilts.",
      weakens:
        "Quilts from townships that never had a sewing circle show as many stars as quilts from those with a large one.",
      words: ["sewing circle", "circle"],
    },
    {
      factor: "a farm magazine",
      claim: "a farm magazine spread the star pattern",
      supports:
        "Among families who kept their account books, those who bought more issues of the magazine sewed more stars.",
      weakens:
        "Families who never bought the magazine sewed as many stars as families who bought every issue.",
      words: ["magazine"],
    },
    {
      factor: "bright factory cloth",
      claim: "bright factory cloth brought in the star pattern",
      supports:
        "In years when the general store of a township sold more factory cloth, more stars were sewn there.",
      weakens:
        "Stars are no rarer on quilts made entirely of homespun than on quilts made of bright factory cloth.",
      words: ["factory", "homespun"],
    },
  ],
  rivals: {
    Easy: "Textile historians think that there was a sewing circle in these townships, since a difficult seam is learned by watching someone else's hands. Folklorists think that there were readers of a farm magazine, who could cut the pieces out of a printed page.",
    Medium:
      "Eight diamonds meet in the center of a star quilt, and to sew them together without a wrinkle is not a thing that one finds out alone. Textile historians conclude that it was learned in a sewing circle. Folklorists, who have found the diamonds drawn in a farm magazine, conclude that it was learned from paper. Economic historians believe that women had always known how to do it but had to wait for bright cloth from the factory, as homespun of a single shade shows no points.",
    Hard: "A pattern as exacting as the eight-pointed star does not spread like a joke, from mouth to mouth, and its presence in some townships of one county and absence from others has to be explained. If folklorists are right, it came by mail, in a farm magazine with pieces to cut out. A printed diamond, textile historians object, does not teach anyone to sew a seam, and they assume that the star followed the sewing circles from farm to farm. Economic historians think the pattern far older than its cloth, and hold that it could not be seen until factory goods in bright colors replaced the local homespun.",
  },
  tests: {
    plain: {
      lead: "Some townships had sewing circles, some had readers of a farm magazine that printed patterns, and some were near a store that sold bright cloth from the factory. Textile historians have examined three hundred quilts.",
      close: "Stitch by stitch, the quilts confirm that",
    },
    dense: {
      lead: "Among the quilts of one prairie county, the eight-pointed star is common in some townships and unknown in others. It may have been taught in sewing circles, copied from a magazine, or made possible by cloth from the factory. Textile historians have gone from attic to attic in search of evidence.",
      close: "As far as the attics can tell,",
    },
  },
  none: "how the star pattern spread is still unknown",
  upshot: {
    names: "left",
    close: "A township in which the star appears late should be one",
    options: [
      "whose sewing circle met late",
      "whose magazines came late",
      "whose factory cloth came late",
    ],
    other: "cut off in another way",
  },
  premise: "So intricate a star was not invented twice, and one of the three must have spread it.",
  data: {
    design: "comparison",
    leads: [
      "The railroad brought dyed cotton to a prairie county where every color had been boiled out of a plant. Textile historians counted the colors in the quilts of four groups, made before the railroad came and afterward.",
      "A quilt can be dated by its cloth. For one prairie county, textile historians compared the number of colors in quilts made before the railroad came with the number in later ones, one group of quilters at a time.",
    ],
    hypothesis:
      "Before there were trains, a prairie county had only the colors that could be boiled out of plants; afterward, it had whatever the city had. Textile historians hypothesized that quilts contain more colors if they were made after the railroad came than if they were made before. The quilts of four groups were laid out and counted.",
    doubt:
      "Folklorists doubt that every group cared for the new cloth, since some quilters held on to what their mothers had used.",
    claims: {
      wide: "One group made great use of what the trains brought in",
      narrow: "One group made hardly any use of what the trains brought in",
      widest:
        "The trains did the most for the quilts of one group, whose old colors and new show the greatest difference in number",
      narrowest:
        "The trains did the least for the quilts of one group, whose old colors and new are closest together in number",
      highest: "One group used the most colors after the railroad came",
      lowest: "One group had to be content with the fewest colors before the railroad came",
    },
    title: "Colors in the Quilts of One County",
    rowHead: "Quilters",
    rows: ["ranchers", "wheat farmers", "shopkeepers", "schoolteachers"],
    kind: "group of quilters",
    measure: "Average number of colors",
    columns: [
      { head: "Before", phrase: "before the railroad came" },
      { head: "After", phrase: "after the railroad came" },
    ],
    say: "the quilts of ROW went from an average of X colors before the railroad came to an average of Y colors after the railroad came",
    differ:
      "the quilts of ROW contained D more|fewer colors on average after the railroad came than before the railroad came",
    change: "the railroad",
    more: "second",
    low: 10,
    high: 28,
    step: 2,
    grain: 0.5,
  },
};
