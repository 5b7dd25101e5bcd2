import type { Study } from "../study.ts";

export const firefliesInUnison: Study = {
  id: "fireflies-in-unison",
  genre: "science",
  field: "zoology",
  scholars: "zoologists",
  critics: "field naturalists",
  others: "meteorologists",
  scene:
    "On some summer nights, the fireflies of a meadow flash all at once, as if at a signal. On other nights, each keeps a rhythm of its own.",
  words: ["flash"],
  causes: [
    {
      factor: "large numbers",
      claim: "large numbers lead fireflies to flash together",
      supports:
        "In a dark tent, the larger the number of fireflies that were released, the more nearly their flashes coincided.",
      weakens:
        "A dozen fireflies in a dark tent flashed together as often as larger numbers did, up to several thousand.",
      words: ["number"],
    },
    {
      factor: "moonless darkness",
      claim: "moonless darkness leads fireflies to flash together",
      supports:
        "As the moon waned toward the end of the month, the flashes of the fireflies drew closer together each night.",
      weakens:
        "Fireflies flashed together as often under a full moon as on nights when there was no moon at all.",
      words: ["moon"],
    },
    {
      factor: "still air",
      claim: "still air leads fireflies to flash together",
      supports:
        "When the wind dropped in the course of an evening, the flashes of the fireflies fell into a common rhythm.",
      weakens:
        "Fireflies blown about by a fan flashed together no less than fireflies in air without any wind.",
      words: ["wind", "blown", "still"],
    },
  ],
  rivals: {
    Easy: "Zoologists believe that it takes large numbers, because a firefly adjusts its rhythm only if it can see several others at a time. Field naturalists have kept diaries and noticed something else: on the nights in question, there was usually no moon.",
    Medium:
      "To see a whole meadow of fireflies flash as one is a matter of luck, since on most nights each keeps its own time. Meteorologists would choose a night without wind, on which a flier can keep its neighbors in view. Field naturalists would wait for the moon to set. As zoologists see it, neither will do any good unless the insects come in great numbers.",
    Hard: "No conductor stands in the meadow, and yet there are nights on which ten thousand fireflies flash to a single beat. That they need a black sky, against which a faint signal can be followed, has been the belief of field naturalists, who plan their outings by the phases of the moon. Zoologists have proposed that unison is a matter of sheer numbers: an insect that can see one neighbor ignores it, and an insect that can see twenty joins in. Meteorologists, asked for their opinion, observed that nobody can keep time while being blown about by the wind.",
  },
  tests: {
    plain: {
      lead: "Large numbers, the absence of the moon, and still air have been put forward as conditions. Zoologists with a dark tent and a fan have tested every one.",
      close: "It follows from these tests that",
    },
    dense: {
      lead: "Travelers ask when to come if they want to see the fireflies flash together. Innkeepers tell them to come when the insects are most numerous, or when there is no moon, or when there is no wind. Zoologists have compared the three pieces of advice with what they saw.",
      close: "Travelers should be told that",
    },
  },
  none: "what makes fireflies flash together is yet to be learned",
  upshot: {
    names: "left",
    close: "A traveler with a single night to spend should choose it",
    options: [
      "when the number of insects is greatest",
      "when there is no moon in the sky",
      "when the wind has died down",
    ],
    other: "by some other sign than these",
  },
  premise: "Since little else changes from night to night, it must be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Fireflies seem to be in a greater hurry on some nights than on others. Zoologists counted how often they flashed in four habitats, once on nights when it was warm and once when it was cool.",
      "Insects take their temperature from the air around them, and it shows in everything they do. In wet meadows, pine woods, orchards, and gardens, zoologists counted the flashes of fireflies on warm nights and on cool ones.",
    ],
    hypothesis:
      "Like all insects, fireflies are as warm or as cold as the air. Chemical reactions run faster in a warm body, and a flash is a chemical reaction: such are the grounds for the hypothesis of zoologists that fireflies flash more often on warm nights than on cool nights. Flashes were counted in four habitats.",
    doubt:
      "Field naturalists, having seen places in which the cool nights are the lively ones, doubt that warmth has this effect everywhere.",
    claims: {
      wide: "In one habitat, the warmth set the insects flashing far faster",
      narrow:
        "In one habitat, the insects flashed at almost the same rate whatever the thermometer said",
      widest: "The gap between warm nights and cool ones was widest in one habitat",
      narrowest:
        "The smallest difference between warm nights and cool ones was found in one habitat",
      highest: "The liveliest of the four, with the highest rate on warm nights, was one habitat",
      lowest: "The slowest flashing of all on cool nights was seen in one habitat",
    },
    title: "Firefly Flashes by Habitat",
    rowHead: "Habitat",
    rows: ["wet meadows", "pine woods", "orchards", "gardens"],
    kind: "habitat",
    measure: "Flashes per minute",
    columns: [
      { head: "Warm nights", phrase: "on warm nights" },
      { head: "Cool nights", phrase: "on cool nights" },
    ],
    say: "on warm nights, fireflies in ROW flashed X times per minute, as compared with Y times on cool nights",
    differ:
      "fireflies in ROW flashed D more|fewer times per minute on warm nights than on cool nights",
    change: "the temperature",
    more: "first",
    low: 20,
    high: 56,
    step: 4,
    grain: 1,
  },
};
