import type { Study } from "../study.ts";

export const wormsUnderTheLawn: Study = {
  id: "worms-under-the-lawn",
  genre: "science",
  field: "soil science",
  scholars: "soil scientists",
  critics: "turf managers",
  others: "groundskeepers",
  scene:
    "Lift a square of turf in one park and dozens of earthworms appear. Lift a square in the next park and there may be none.",
  words: ["worm", "earthworm"],
  causes: [
    {
      factor: "fallen leaves",
      claim: "fallen leaves draw earthworms to a lawn",
      supports:
        "The more leaves gardeners left on a lawn in the fall, the more earthworms were counted under it in spring.",
      weakens:
        "Lawns from which every leaf had been raked for years held as many earthworms as lawns that were never raked.",
      words: ["leaf", "leaves"],
    },
    {
      factor: "loose soil",
      claim: "loose soil draws earthworms to a lawn",
      supports:
        "In the years after a playing field was closed and its packed soil grew loose, the number of earthworms rose steadily.",
      weakens:
        "Under paths packed hard by years of traffic, earthworms were as numerous as in loose soil beside them.",
      words: ["loose", "packed"],
    },
    {
      factor: "frequent watering",
      claim: "frequent watering draws earthworms to a lawn",
      supports:
        "Each additional watering per week brought more earthworms to the upper layer of a lawn.",
      weakens:
        "Lawns that were watered daily held no more earthworms than lawns that were not watered from May to October.",
      words: ["water"],
    },
  ],
  rivals: {
    Easy: "Soil scientists put it down to fallen leaves, on which earthworms feed. Turf managers put it down to loose soil, since ground that is packed by feet and wheels is hard to burrow in.",
    Medium:
      "A lawn without earthworms soon turns hard and gray, and no one likes to lie on it. Groundskeepers claim that worms can be had by frequent watering, because an animal that breathes through its skin must stay moist. Turf managers would keep mowers off the grass, so that the soil stays loose. To soil scientists, a tidy lawn is a bare table: only where leaves are allowed to lie will there be anything to eat.",
    Hard: "Earthworms improve a lawn without charge, and parks that have none would like to know what keeps them away. It is not hard to guess the answer of turf managers, whose chief concern is ground packed so firmly that nothing can dig in it: loose soil, they maintain, is all that worms ask for. Soil scientists take the view that worms ask to be fed, and that a park in which every leaf is raked up is starving them. Groundskeepers have their own experience to go by, and it tells them that worms come wherever the watering is generous.",
  },
  tests: {
    plain: {
      lead: "Fallen leaves, loose soil, and frequent watering are what the better lawns might have in common. Soil scientists have dug up a good many squares of turf to see.",
      close: "Their digging suggests that",
    },
    dense: {
      lead: "A park that is short of earthworms may stop raking its leaves, loosen its soil, or turn on the sprinklers. To save it from doing all three, soil scientists have looked at what other parks did and what came of it.",
      close: "They advised the park that",
    },
  },
  none: "what draws earthworms to a lawn is yet to be found",
  upshot: {
    names: "fallen",
    close: "A park with little money can therefore spare itself",
    options: [
      "the keeping of fallen leaves",
      "the loosening of packed soil",
      "the watering of its lawns",
    ],
    other: "none of the three measures",
  },
  data: {
    design: "before-and-after",
    leads: [
      "After a week of rain, earthworms seem to be everywhere, at least on the paths. Soil scientists counted those in the ground of a rose garden, a ball field, an oak grove, and a picnic lawn before the rain and after it.",
      "Rain brings earthworms up, but does it bring more of them? To find out, soil scientists counted the earthworms in four parts of one park on the eve of a rainy week and again when it was over.",
    ],
    hypothesis:
      "In a drought, earthworms curl up deep in the ground or leave for a damper place. Rain should bring them back. Soil scientists hypothesized that there are more earthworms after a week of rain than before it, and dug in four parts of one park to make sure.",
    doubt:
      "Where water cannot drain, worms drown, and turf managers doubt on that account that rain is welcome everywhere.",
    claims: {
      wide: "One part of the park was greatly enlivened by a week of rain",
      narrow: "One part of the park was hardly livelier after the week than before it",
      widest: "The gap between the dry count and the wet one was widest in one part of the park",
      narrowest: "The dry count and the wet one lie closest together in one part of the park",
      highest: "The most earthworms of all after the rain were counted in one part of the park",
      lowest: "Before the rain, the fewest earthworms were counted in one part of the park",
    },
    title: "Earthworms in One Park",
    rowHead: "Place",
    rows: ["the rose garden", "the ball field", "the oak grove", "the picnic lawn"],
    kind: "part of the park",
    measure: "Earthworms per square yard",
    columns: [
      { head: "Before the rain", phrase: "before the rain" },
      { head: "After the rain", phrase: "after the rain" },
    ],
    say: "ROW went from X earthworms per square yard before the rain to Y per square yard after the rain",
    differ: "ROW held D more|fewer earthworms per square yard after the rain than before the rain",
    change: "the rain",
    more: "second",
    low: 25,
    high: 80,
    step: 5,
    grain: 1,
  },
};
