import type { Study } from "../study.ts";

export const batsUnderTheBridge: Study = {
  id: "bats-under-the-bridge",
  genre: "science",
  field: "wildlife biology",
  scholars: "wildlife biologists",
  critics: "bridge engineers",
  others: "hydrologists",
  scene:
    "A highway bridge seems an unlikely home, yet bats may spend the summer days packed together beneath one by the hundred, while its neighbors on the same road have none.",
  words: ["bat", "roost"],
  causes: [
    {
      factor: "narrow joints",
      claim: "narrow joints between the beams attract bats",
      supports:
        "After narrow joints had been cut into the beams of one bridge, the first bats moved in within a month.",
      weakens:
        "When all narrow joints under a bridge had been filled with foam, bats roosted there in the same numbers as before.",
      words: ["joint"],
    },
    {
      factor: "warm concrete",
      claim: "warm concrete attracts bats",
      supports:
        "On the underside of each bridge, the bats crowded where the concrete was warmest and thinned out where it was cooler.",
      weakens:
        "Bats roosted under bridges of warm concrete and under bridges of cool steel in the same numbers.",
      words: ["concrete", "warm"],
    },
    {
      factor: "open water",
      claim: "open water attracts bats",
      supports:
        "The wider the stretch of open water below a bridge, the more bats roosted between its beams.",
      weakens:
        "Bridges over dry land sheltered as many bats as bridges of the same build over open water.",
      words: ["water", "dry"],
    },
  ],
  rivals: {
    Easy: "Wildlife biologists look first at the joints between the beams, for an animal that sleeps by day needs a crack that no owl can enter. Bridge engineers have another idea: concrete gives back at night the warmth of the day, and young bats have no fur.",
    Medium:
      "A bat in search of a summer home is offered hundreds of highway bridges and accepts a few. What recommends those few? Hydrologists observe that many of them span open water, over which the bats' prey hatches. Wildlife biologists put more weight on narrow joints, the only parts of a bridge in which an animal can sleep out of reach. The bridges that are chosen, bridge engineers add, tend to be made of concrete, which stays warm until midnight.",
    Hard: "That bats should live beneath highways at all is less surprising than that they should be so particular about which. To wildlife biologists, a bridge is a cliff with cracks in it, and its attraction lies in joints too narrow for an owl. Bridge engineers, who know how long a mass of concrete holds its warmth, suppose that mothers choose the structure for the sake of their young. The proposal of a group of hydrologists concerns not the bridge but what it crosses: open water, and with it a nightly supply of insects.",
  },
  tests: {
    plain: {
      lead: "Narrow joints, warm concrete, and open water have each been named as the attraction. Wildlife biologists, lanterns in hand, have looked into all three.",
      close: "From what they saw, one may conclude that",
    },
    dense: {
      lead: "To a driver, one highway bridge is like the next. To bats it is not, and those who have wondered why usually think of cracks to hide in, of concrete that holds the heat, or of water to hunt over. Every bridge along one road has been inspected with these ideas in mind.",
      close: "The inspection suggests that",
    },
  },
  none: "what bats like about a bridge is still unknown",
  upshot: {
    names: "left",
    close: "Engineers who would like a new bridge to house bats should",
    options: [
      "leave narrow joints between its beams",
      "build it of concrete that stays warm",
      "choose a site over open water",
    ],
    other: "wait until another attraction is found",
  },
  premise: "Whatever attracts the bats, the biologists are sure, must be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Along one road, some bridges are of concrete and some of steel. Wildlife biologists counted how many bats of four species slept side by side beneath bridges of either kind.",
      "Bats that spend the day under a bridge sleep in groups, and the size of a group can be counted from below. One survey compared the groups that four species formed under bridges of different materials.",
    ],
    hypothesis:
      "Concrete holds the warmth of the day, whereas steel is cold within an hour of sunset. It was from this that wildlife biologists derived a hypothesis: bats should roost in larger groups under concrete bridges than under steel ones. A hundred bridges were then visited by flashlight.",
    doubt:
      "Not every bat may care for warmth, however, and bridge engineers doubt that all four species share the preference.",
    claims: {
      wide: "For one species, a bridge of steel was a greatly inferior home",
      narrow: "One species hardly seemed to notice what its bridge was made of",
      widest: "Concrete and steel made the greatest difference to the groups of one species",
      narrowest:
        "Between its groups under concrete and its groups under steel, one species showed the smallest difference",
      highest:
        "One species crowded in under concrete bridges and formed the largest groups found anywhere",
      lowest: "One species slept in the smallest groups of all under steel bridges",
    },
    title: "Average Size of Bat Roosts",
    rowHead: "Species",
    rows: ["brown bats", "long-eared bats", "cave bats", "evening bats"],
    kind: "species",
    measure: "Bats per roost",
    columns: [
      { head: "Concrete bridges", phrase: "under concrete bridges" },
      { head: "Steel bridges", phrase: "under steel bridges" },
    ],
    say: "ROW formed groups of X under concrete bridges and groups of Y under steel bridges",
    differ:
      "ROW slept in groups that were larger|smaller by D under concrete bridges than under steel bridges",
    change: "the material of the bridge",
    more: "first",
    low: 100,
    high: 280,
    step: 20,
    grain: 5,
  },
};
