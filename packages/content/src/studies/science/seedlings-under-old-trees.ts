import type { Study } from "../study.ts";

export const seedlingsUnderOldTrees: Study = {
  id: "seedlings-under-old-trees",
  genre: "science",
  field: "forestry",
  scholars: "foresters",
  critics: "plant physiologists",
  others: "game wardens",
  scene:
    "In one hill forest, oak seedlings thrive under some of the old trees. Under others of the same age and size, they wither in their second summer.",
  words: ["seedling"],
  causes: [
    {
      factor: "deep leaf litter",
      claim: "deep leaf litter lets oak seedlings survive",
      supports:
        "The deeper the leaf litter that was raked onto a plot, the more of its seedlings survived the second summer.",
      weakens:
        "Plots from which all leaf litter was raked away kept as many seedlings as plots where it lay a hand deep.",
      words: ["litter"],
    },
    {
      factor: "root fungi",
      claim: "root fungi let oak seedlings survive",
      supports:
        "Where the roots of seedlings were joined by threads of fungus, three in four survived; elsewhere, one in ten did.",
      weakens:
        "Where a fungicide had killed the threads of fungus, seedlings survived at the same rate as elsewhere.",
      words: ["fung"],
    },
    {
      factor: "absent deer",
      claim: "the absence of deer lets oak seedlings survive",
      supports:
        "Within fences built to keep out deer, the number of seedlings that survived was three times that on the open ground outside.",
      weakens:
        "Plots fenced against deer lost no fewer seedlings than plots that deer visited every night of the year.",
      words: ["deer"],
    },
  ],
  rivals: {
    Easy: "Foresters would have you dig your hand into the leaf litter, which, where it is deep, keeps young roots moist in August. Plant physiologists would have you dig farther, down to the threads of fungus through which an old tree feeds a young one.",
    Medium:
      "An oak drops thousands of acorns, and beneath some oaks hundreds of seedlings are alive two years later. Game wardens say that deer have not found these places yet. Foresters say that deep litter has kept the roots from drying out. The young trees, if plant physiologists are right, are not even living on their own, since a fungus that joins their roots to those of the old oak passes sugar from the one to the other.",
    Hard: "The shade of an old oak is a nursery in one case and a graveyard in another, although the soil, as far as anyone can tell, is the same. Plant physiologists have come to believe that the fortunate seedlings are fed, by way of a fungus, with sugar from the tree above. Foresters, to whom this seems a roundabout way of keeping a plant alive, call attention to litter, a deep layer of which holds water through the driest month. Game wardens doubt that either can help a seedling against deer, one of which may strip a hundred in passing.",
  },
  tests: {
    plain: {
      lead: "Deep leaf litter, root fungi, and the absence of deer could each account for it. Foresters have fenced, raked, and sprayed in order to find out.",
      close: "The outcome suggests that",
    },
    dense: {
      lead: "Forests renew themselves where seedlings live to be three years old. In one forest of oaks, that happens only under certain trees, whether because the litter is deep there, because a fungus feeds the young, or because deer stay away. Foresters have examined these three possibilities.",
      close: "They can now say that",
    },
  },
  none: "what lets oak seedlings survive is still unknown",
  upshot: {
    names: "fallen",
    close: "Whoever plants oaks there may ignore",
    options: ["how deep the litter is", "which fungi the roots have", "how many deer come by"],
    other: "none of these conditions",
  },
  data: {
    design: "time-series",
    leads: [
      "Of the seedlings that come up after a sowing, how many are left four years later? In a forest nursery, foresters counted the white oaks, beeches, maples, and hornbeams on their plots once a year.",
      "Every year, some of the young trees in a forest die, and a few that had slept in the soil come up. Foresters kept count of both, for four kinds of tree, over the four years after a sowing.",
    ],
    hypothesis:
      "A seedling in a crowd must share its light and its water, and not all of them can live on what they get. Foresters therefore expected their plots to thin out, their hypothesis being that more seedlings stand there one year after sowing than four years after it. Four kinds of tree were counted each summer.",
    doubt:
      "Seeds may lie in the ground for years before they sprout, object plant physiologists, and this makes them doubt that seedlings of every kind dwindle.",
    claims: {
      wide: "One kind of tree had lost a great part of its young by the last summer",
      narrow: "One kind of tree had lost hardly any of its young by the last summer",
      widest: "The gap between the first summer and the last was widest for one kind of tree",
      narrowest: "The gap between the first summer and the last was narrowest for one kind of tree",
      highest: "One kind of tree stood thickest one year after sowing",
      lowest: "Four years after sowing, one kind of tree had the fewest seedlings left",
    },
    title: "Seedlings Left on the Plots",
    rowHead: "Kind",
    rows: ["white oaks", "beeches", "maples", "hornbeams"],
    kind: "kind of tree",
    measure: "Seedlings per plot",
    columns: [
      { head: "1", phrase: "one year after sowing" },
      { head: "4", phrase: "four years after sowing" },
    ],
    points: { label: "Years after sowing", at: [1, 2, 3, 4] },
    say: "plots of ROW went from X seedlings one year after sowing to Y seedlings four years after sowing",
    differ:
      "ROW were represented by D more|fewer seedlings per plot one year after sowing than four years after sowing",
    change: "the passing of three years",
    more: "first",
    low: 50,
    high: 150,
    step: 10,
    grain: 1,
  },
};
