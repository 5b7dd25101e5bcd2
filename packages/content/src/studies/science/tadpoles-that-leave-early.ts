import type { Study } from "../study.ts";

export const tadpolesThatLeaveEarly: Study = {
  id: "tadpoles-that-leave-early",
  genre: "science",
  field: "ecology",
  scholars: "freshwater ecologists",
  critics: "herpetologists",
  others: "fish biologists",
  scene:
    "Two ponds in the same wood may keep quite different calendars. In one, the tadpoles have turned into frogs and gone by early June; in the other, they swim about until the end of summer.",
  words: ["left", "leav", "stay", "depart"],
  causes: [
    {
      factor: "crowding",
      claim: "crowding makes tadpoles leave a pond early",
      supports:
        "In tanks that researchers had crowded with tadpoles, the first of them left the water in May; in the others, in July.",
      weakens:
        "Tadpoles raised in crowded tanks left the water at the same age as tadpoles that had a whole tank to themselves.",
      words: ["crowd"],
    },
    {
      factor: "falling water",
      claim: "a falling water level makes tadpoles leave a pond early",
      supports:
        "When workers drained off a third of a pond's depth in May, its tadpoles left some three weeks earlier than usual.",
      weakens:
        "Ponds whose depth was halved in May were left by their tadpoles no earlier than ponds kept full all summer.",
      words: ["drain", "depth", "level"],
    },
    {
      factor: "hunting newts",
      claim: "hunting newts make tadpoles leave a pond early",
      supports:
        "After newts had been released into a pond, its tadpoles left the water earlier than in any year on record.",
      weakens:
        "Tadpoles fenced off from all newts left the water as early as tadpoles that shared their pond with dozens of them.",
      words: ["newt"],
    },
  ],
  rivals: {
    Easy: "Freshwater ecologists think that it is too crowded in the one pond, and that a small frog on land eats better than a small tadpole in a throng. Herpetologists think that its water level is falling: whoever waits until a pond is dry, they say, will not live to regret it.",
    Medium:
      "A tadpole has to grow, but it need not grow in a hurry. In some ponds it seems to be in one. Fish biologists say that newts are hunting there, and that every further week in the water is another week among hungry mouths. Herpetologists say that the tadpoles feel the level of the water drop. That life in a crowd is hungry work is the explanation given by freshwater ecologists.",
    Hard: "A tadpole that becomes a frog too soon will be a small frog for the rest of its life, so there must be ponds that are worth leaving at that price. Freshwater ecologists assume that these are the crowded ones, where food is short. For herpetologists, the most pressing danger is that the pond will vanish, and they look for the cause in a falling level. Fish biologists know of a reason to leave that does not wait for summer: newts, which take more tadpoles every week.",
  },
  tests: {
    plain: {
      lead: "Crowding, falling water, and hunting newts might each drive them out. In forty tubs behind their laboratory, freshwater ecologists have tried all three.",
      close: "What happened in the tubs suggests that",
    },
    dense: {
      lead: "To leave the water early is to leave it small, and a tadpole should do so only for a good reason. Too many rivals, too little water, and a pond full of newts would all be good reasons. Freshwater ecologists have asked the tadpoles, so to speak, by varying one at a time.",
      close: "The reply seems to be that",
    },
  },
  none: "what drives tadpoles from a pond is yet to be found",
  upshot: {
    names: "left",
    close: "To empty a pond of its tadpoles before summer, it would thus be enough to",
    options: ["crowd more of them into it", "drain half of its water", "put a few newts into it"],
    other: "change the pond in another way",
  },
  premise: "Light and food were always equal, so that one of the three had to be the cause.",
  data: {
    design: "comparison",
    leads: [
      "A shallow pond warms up quickly and may dry out. Freshwater ecologists counted how many days wood frogs, tree frogs, leopard frogs, and chorus frogs spent there as tadpoles and how many they spent in deep ponds.",
      "How long is a childhood? In the case of a frog it may depend on the pond, and so freshwater ecologists followed the tadpoles of four species in shallow water and in deep.",
    ],
    hypothesis:
      "When the pond it lives in dries up, a tadpole without legs is lost. Freshwater ecologists hypothesized that tadpoles do not take the risk: in deep ponds, which last, they should spend more days than in shallow ponds. Four species of frog were followed from the egg to the bank.",
    doubt:
      "Growing faster is a skill that some species may lack, and herpetologists doubt that all four possess it.",
    claims: {
      wide: "One species hurried greatly when its pond was shallow",
      narrow: "One species was in hardly any more of a hurry in one pond than in the other",
      widest: "The gap between the two kinds of pond was widest for one species",
      narrowest:
        "Between a childhood in one kind of pond and a childhood in the other, one species showed the smallest difference",
      highest: "A childhood in deep ponds lasted longest for one species",
      lowest:
        "One species was out of the water first, with the shortest childhood in shallow ponds",
    },
    title: "Days Spent as Tadpoles",
    rowHead: "Species",
    rows: ["wood frogs", "tree frogs", "leopard frogs", "chorus frogs"],
    kind: "species",
    measure: "Average number of days",
    columns: [
      { head: "Shallow ponds", phrase: "in shallow ponds" },
      { head: "Deep ponds", phrase: "in deep ponds" },
    ],
    say: "ROW spent X days as tadpoles in shallow ponds, compared with Y days in deep ponds",
    differ: "ROW spent D more|fewer days as tadpoles in deep ponds than in shallow ponds",
    change: "the depth of the pond",
    more: "second",
    low: 40,
    high: 112,
    step: 8,
    grain: 1,
  },
};
