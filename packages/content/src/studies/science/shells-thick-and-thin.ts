import type { Study } from "../study.ts";

export const shellsThickAndThin: Study = {
  id: "shells-thick-and-thin",
  genre: "science",
  field: "marine biology",
  scholars: "marine biologists",
  critics: "paleontologists",
  others: "geochemists",
  scene:
    "Along one rocky coast, periwinkles of a single species have shells twice as thick in some coves as in the coves next to them.",
  words: ["shell"],
  causes: [
    {
      factor: "hungry crabs",
      claim: "the threat of crabs makes periwinkles grow thick shells",
      supports:
        "Young periwinkles kept in water that had flowed past more crabs grew thicker shells within a year.",
      weakens:
        "Periwinkles in cages that no crab could reach or be smelled from grew shells of the same thickness as the rest.",
      words: ["crab"],
    },
    {
      factor: "heavy surf",
      claim: "heavy surf makes periwinkles grow thick shells",
      supports:
        "The higher the waves that struck a cove in winter, the thicker were the shells of its periwinkles in spring.",
      weakens:
        "Behind a seawall that held back the waves, periwinkles grew shells as thick as those on the open rocks.",
      words: ["surf", "wave"],
    },
    {
      factor: "cold springs",
      claim: "cold spring water makes periwinkles grow thick shells",
      supports:
        "In tanks, each drop in temperature slowed the growth of periwinkles and added to the thickness of their shells.",
      weakens:
        "Periwinkles raised in warm tanks had shells no thinner, and no thicker, than periwinkles raised in cold ones.",
      words: ["cold", "warm", "temperature"],
    },
  ],
  rivals: {
    Easy: "Marine biologists suspect crabs, which give up on a shell too thick to crush. Paleontologists suspect the surf: an animal that is thrown against the rocks, they reason, needs armor.",
    Medium:
      "Collectors on one rocky coast can tell from the weight of a periwinkle which cove it comes from. Geochemists, who know that cold springs enter the sea in some of the coves, believe that animals which grow slowly lay down more lime. To paleontologists, a thick shell is a sign of high waves, and a defense against them. Marine biologists believe that it is crabs from which the animals have most to fear.",
    Hard: "Armor is expensive, and a periwinkle that builds a wall twice as thick as its neighbor's must have a reason. It must have an enemy, according to marine biologists, and the enemy is a crab, whose claws give up on a wall that does not break. Paleontologists, accustomed to reading old coastlines from broken fossils, see in thick shells the mark of heavy surf. That no reason of either sort is needed is the position of geochemists, who attribute the extra lime to cold water and the slow growth that goes with it.",
  },
  tests: {
    plain: {
      lead: "It could be the crabs, it could be the surf, or it could be the springs that make some coves colder than others. Marine biologists moved young snails from cove to cove to find out which.",
      close: "The snails provided evidence that",
    },
    dense: {
      lead: "Children who step on periwinkles find that those of some coves crunch and those of others do not. What thickens a shell could be the threat of crabs, the blows of the surf, or the cold of a spring. Marine biologists have studied each in turn.",
      close: "Their studies leave little doubt that",
    },
  },
  none: "what thickens a periwinkle's shell is yet to be found",
  upshot: {
    names: "left",
    close: "Periwinkles moved to a new cove would therefore thicken their shells if they met",
    options: [
      "the threat of crabs there",
      "the blows of surf there",
      "the chill of cold water there",
    ],
    other: "another danger than these",
  },
  premise: "The coves differ in nothing more, so one of the three must be at work.",
  data: {
    design: "comparison",
    leads: [
      "Crabs live in some coves of a rocky coast and are missing from others. Marine biologists measured the shells of periwinkles, dog whelks, top snails, and limpets from coves of both kinds.",
      "If a shell is a defense, it should be thickest where the danger is greatest. With this in mind, marine biologists collected four species of snail in coves in which crabs hunt and in coves in which they do not.",
    ],
    hypothesis:
      "A crab that cannot crush a snail at the first attempt moves on to the next. Where crabs hunt, it should pay a snail to wear heavier armor, or so marine biologists argued for their hypothesis that shells are thicker in coves with crabs than in coves without crabs. The shells of four species were measured.",
    doubt:
      "Some snails hide instead of arming themselves, which is why paleontologists doubt that all four meet danger in this way.",
    claims: {
      wide: "One species was far better armored where there were crabs",
      narrow: "One species went about in almost the same armor everywhere",
      widest: "The gap between dangerous coves and safe ones was widest for one species",
      narrowest:
        "One species seems to have noticed its enemies least, since its shells in the two kinds of cove are closest together in thickness",
      highest:
        "A crab would have to spend the most time on one species, whose shell is the thickest in coves with crabs",
      lowest:
        "Where nothing threatens it, one species makes do with the thinnest shell found in coves without crabs",
    },
    title: "Average Thickness of Snail Shells",
    rowHead: "Species",
    rows: ["periwinkles", "dog whelks", "top snails", "limpets"],
    kind: "species",
    measure: "Thickness (millimeters)",
    columns: [
      { head: "With crabs", phrase: "in coves with crabs" },
      { head: "Without crabs", phrase: "in coves without crabs" },
    ],
    say: "in coves with crabs, the shells of ROW were X millimeters thick, and in coves without crabs Y millimeters thick",
    differ:
      "the shells of ROW were D millimeters thicker|thinner in coves with crabs than in coves without crabs",
    change: "the presence of crabs",
    more: "first",
    low: 1,
    high: 3.2,
    step: 0.2,
    grain: 0.1,
  },
};
