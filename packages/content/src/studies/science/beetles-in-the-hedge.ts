import type { Study } from "../study.ts";

export const beetlesInTheHedge: Study = {
  id: "beetles-in-the-hedge",
  genre: "science",
  field: "agricultural ecology",
  scholars: "agricultural ecologists",
  critics: "entomologists",
  others: "soil biologists",
  scene:
    "Ground beetles earn their keep by eating the pests of grain, and in winter they shelter in hedges. Come spring, one hedge may release thousands of them into the fields and the next hardly a dozen.",
  words: ["beetle"],
  causes: [
    {
      factor: "tussock grass",
      claim: "tussock grass at the foot of a hedge shelters beetles",
      supports:
        "Two winters after farmers had planted tussock grass along bare hedges, beetles wintered there by the thousand.",
      weakens:
        "Beetles were as numerous in January along hedges cleared of tussock grass as along hedges full of it.",
      words: ["grass", "tuft"],
    },
    {
      factor: "a raised bank",
      claim: "a raised bank under a hedge shelters beetles",
      supports:
        "The higher the bank on which a hedge stood, the more beetles were dug out of its soil in January.",
      weakens:
        "Hedges on level ground held as many beetles in January as hedges on a bank three feet high.",
      words: ["bank", "level"],
    },
    {
      factor: "fallen branches",
      claim: "fallen branches under a hedge shelter beetles",
      supports:
        "Wherever more branches had been left to lie under a hedge, more beetles were counted at the end of the winter.",
      weakens:
        "Removing every branch from under a hedge left the number of beetles unchanged at the end of the winter.",
      words: ["branch"],
    },
  ],
  rivals: {
    Easy: "Agricultural ecologists would look for tussocks of grass at its foot, whose dense bases hardly ever freeze. Entomologists would rather see a hedge on a raised bank, where the ground stays dry all winter.",
    Medium:
      "Farmers like ground beetles, which eat the pests of grain, and would like to keep them through the winter. Where should they be housed? Under fallen branches, say soil biologists, since a log keeps off both frost and hungry birds. Entomologists recommend that the hedge be planted on a bank, out of reach of the wet. Agricultural ecologists, finally, advise letting the grass at its foot grow into thick tufts, in whose bases even a hard frost is hardly felt.",
    Hard: "A hedge that shelters thousands of beetles in January and one that shelters a dozen may look identical from the road. It is at the foot, agricultural ecologists maintain, that they differ: in the one, the grass has been allowed to form tussocks dense enough to keep out frost. For entomologists, it is a question of drainage, so that a hedge on a bank will outdo any hedge in a hollow. Soil biologists, who have opened a good many rotten logs, are convinced that the beetles go wherever branches have been left to lie.",
  },
  tests: {
    plain: {
      lead: "Tussock grass, a raised bank, and fallen branches have each been recommended to farmers who want to keep their beetles. Agricultural ecologists have compared hedges with and without each of these.",
      close: "On the strength of this comparison,",
    },
    dense: {
      lead: "A farmer who plants a hedge for the sake of ground beetles is given three pieces of advice: let the grass below it grow into tufts, raise it on a bank, leave the fallen branches where they are. Few farmers have time for all three, so agricultural ecologists have examined them one by one.",
      close: "The farmer may gather from this that",
    },
  },
  none: "what shelters beetles in winter is still unknown",
  upshot: {
    names: "fallen",
    close: "To judge by the beetles, a farmer may ignore",
    options: [
      "the advice to let the grass grow",
      "the advice to raise a bank",
      "the advice to leave the branches",
    ],
    other: "none of the three pieces of advice",
  },
  data: {
    design: "comparison",
    leads: [
      "Beetles that winter in a hedge do not stay there in summer, but how far into the field do they go? Agricultural ecologists set traps near hedges and in the middle of fields and counted the beetles of four groups.",
      "A jar sunk in the ground will catch whatever runs across it in the night. With several hundred such jars, agricultural ecologists surveyed four groups of beetles at the edges of fields and far from any hedge.",
    ],
    hypothesis:
      "In a plowed field there is nowhere to hide, but at its edge a beetle can be under cover in seconds. That beetles are more numerous near hedges than in the middle of fields is therefore the hypothesis of agricultural ecologists. They put it to the test with several hundred jars sunk in the ground.",
    doubt:
      "Entomologists, who know beetles that hunt far from where they sleep, doubt that all four groups stay so close to shelter.",
    claims: {
      wide: "One group was far more numerous at the edge than in the open",
      narrow: "One group was hardly rarer in the open than at the edge",
      widest:
        "The gap between edge and middle was widest for one group, which must be the least fond of walking",
      narrowest:
        "The best walkers, presumably, are those whose numbers at the edge and in the middle lie closest together",
      highest: "Traps set near hedges caught one group in the greatest numbers",
      lowest: "In the middle of fields, the traps caught the fewest beetles of one group",
    },
    title: "Beetles Caught in Traps",
    rowHead: "Group",
    rows: ["ground beetles", "rove beetles", "soldier beetles", "ladybird beetles"],
    kind: "group of beetles",
    measure: "Beetles per trap",
    columns: [
      { head: "Near hedges", phrase: "near hedges" },
      { head: "Mid-field", phrase: "in the middle of fields" },
    ],
    say: "there were X ROW to a trap near hedges and Y to a trap in the middle of fields",
    differ: "ROW numbered D more|fewer per trap near hedges than in the middle of fields",
    change: "the distance from a hedge",
    more: "first",
    low: 15,
    high: 45,
    step: 3,
    grain: 1,
  },
};
