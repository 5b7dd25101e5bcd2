import type { Study } from "../study.ts";

export const beadsFarFromTheSea: Study = {
  id: "beads-far-from-the-sea",
  genre: "society",
  field: "history of trade",
  scholars: "historians of trade",
  critics: "historical geographers",
  others: "anthropologists",
  scene:
    "Strings of seashell beads have been found in the graves of some inland valleys, three weeks' walk from the nearest beach. In most valleys, there are none.",
  words: ["bead"],
  causes: [
    {
      factor: "obsidian",
      claim: "payment for obsidian brought the beads",
      supports:
        "The more obsidian was quarried in a valley, the more beads have been found in its graves.",
      weakens:
        "Valleys that had no obsidian to offer have yielded as many beads as valleys with the largest quarries.",
      words: ["obsidian"],
    },
    {
      factor: "a low pass",
      claim: "a low pass brought the beads",
      supports:
        "Beads have been found by the thousand in the two valleys that are entered over a low pass, and rarely in any other.",
      weakens:
        "Valleys that can be entered only over the highest pass have yielded as many beads as the others.",
      words: ["pass"],
    },
    {
      factor: "a yearly festival",
      claim: "a yearly festival brought the beads",
      supports:
        "Where the remains of a festival ground are larger, more beads have been found in the graves nearby.",
      weakens:
        "In valleys without any festival ground, beads have been found in the same share of the graves as elsewhere.",
      words: ["festival"],
    },
  ],
  rivals: {
    Easy: "Historians of trade believe that the beads were exchanged for obsidian, as people on the coast had no other source of sharp blades. Historical geographers are content with a simpler idea: a low pass leads to these valleys, and a bearer with a load will not climb above the snow line.",
    Medium:
      "How did seashells come to be buried three weeks' walk from the sea? Anthropologists think of guests, who were expected to bring gifts to a yearly festival. Historical geographers, with a map before them, think of the lowest pass through the mountains. The beads were paid for, in the opinion of historians of trade, and what they were paid for with was obsidian, which no village on the coast could do without.",
    Hard: "A bead weighs nothing and can be carried anywhere, which makes it all the more curious that shell beads reached a few inland valleys and bypassed the rest. Historical geographers point out that bearers of all ages have been lazy, and that these valleys can be entered over a low pass. Historians of trade do not believe that anyone carried beads for three weeks except in return for something, and suggest obsidian, the sharpest stone in the region. Beads may be gifts as well as goods, reply anthropologists, for whom a yearly festival explains why they arrived in such numbers and all at once.",
  },
  tests: {
    plain: {
      lead: "Perhaps these valleys had obsidian to sell; perhaps they could be reached over a low pass; perhaps guests from the coast came to a festival there every year. Historians of trade have dug for evidence of all three.",
      close: "The finds suggest that",
    },
    dense: {
      lead: "Some graves in the mountains hold thousands of beads made from seashells. Their valleys may have had obsidian to offer, a low pass to be reached by, or a festival to which people came from afar. For each of these ideas, historians of trade have sought evidence in the ground.",
      close: "So far, the ground has told them that",
    },
  },
  none: "how the beads reached the mountains is still unknown",
  upshot: {
    names: "left",
    close: "Those in search of more such graves should turn to valleys",
    options: [
      "in which obsidian was quarried",
      "that lie below a low pass",
      "in which a festival was held",
    ],
    other: "with another attraction",
  },
  premise: "One of the three, it is agreed, must have brought the beads so far.",
  data: {
    design: "comparison",
    leads: [
      "Shell beads were sewn on hoods and belts and buried with their owners. Historians of trade counted the beads of four colors in the graves of women and in the graves of men.",
      "What people wore in life they often wore in the grave. From several hundred burials, historians of trade worked out how many beads of each color were given to women and how many to men.",
    ],
    hypothesis:
      "Paintings from the period show women in beaded hoods beside men in plain ones. On the strength of these, historians of trade hypothesized that shell beads are more common in the graves of women than in the graves of men. Excavators had recorded the colors, so four kinds of bead could be counted.",
    doubt:
      "To men, some colors may have been a sign of rank, which leads historical geographers to doubt that every color was left to women.",
    claims: {
      wide: "One color was far more often buried with women",
      narrow: "One color was given to men and women in almost equal numbers",
      widest:
        "One color is the best guide to whose grave it was, since the two kinds of grave show the greatest difference in its numbers",
      narrowest:
        "One color tells little about whose grave it was, since its numbers in the two kinds of grave lie closest together",
      highest: "The most common beads in the graves of women were of one color",
      lowest: "In the graves of men, the fewest beads of all were those of one color",
    },
    title: "Beads Found in One Cemetery",
    rowHead: "Beads",
    rows: ["white beads", "red beads", "black beads", "striped beads"],
    kind: "color",
    measure: "Beads per grave",
    columns: [
      { head: "Women", phrase: "in the graves of women" },
      { head: "Men", phrase: "in the graves of men" },
    ],
    say: "there were on average X ROW in the graves of women and Y in the graves of men",
    differ: "ROW averaged D more|fewer in the graves of women than in the graves of men",
    change: "the sex of the person buried",
    more: "first",
    low: 15,
    high: 45,
    step: 3,
    grain: 0.5,
  },
};
