import type { Study } from "../study.ts";

export const mossOnTheNorthWall: Study = {
  id: "moss-on-the-north-wall",
  genre: "science",
  field: "botany",
  scholars: "botanists",
  critics: "conservation biologists",
  others: "stonemasons",
  scene:
    "On the stone walls of one valley, a cushion moss grows thickly in some places and is missing a few yards away.",
  words: ["moss"],
  causes: [
    {
      factor: "shade",
      claim: "shade on the wall makes the moss grow",
      supports:
        "After tall trees beside a sunny wall had grown up and put it in shade, moss spread over twice as much of its stone.",
      weakens:
        "When trees were felled and a wall lost all of its shade, moss covered as much of the stone as it had before.",
      words: ["shad", "sun"],
    },
    {
      factor: "seeping water",
      claim: "water from the wall makes the moss grow",
      supports:
        "Where a broken gutter let water run down a wall, a strip of moss appeared below it within two years.",
      weakens:
        "Walls with dry joints carried moss on the same share of their stone as walls out of which water seeped all year.",
      words: ["water", "seep", "dry"],
    },
    {
      factor: "lime mortar",
      claim: "old lime mortar makes the moss grow",
      supports:
        "When builders repaired one end of a bare wall with lime mortar, moss appeared at that end within three years.",
      weakens:
        "Walls built without any lime mortar carried as much moss as walls in which lime mortar held every stone.",
      words: ["lime", "mortar"],
    },
  ],
  rivals: {
    Easy: "Botanists think first of shade, because the leaves of the moss have no waxy skin and wither in the sun. Conservation biologists think of water that seeps out between the stones, since a plant without roots must drink what runs over it.",
    Medium:
      "The valley's stone walls were all built in one decade, but the moss on them is thick in one place and missing in the next. Stonemasons, who have handled both kinds of wall, say that the moss likes old lime mortar, which counters the acids that keep spores from sprouting. Botanists say that it likes shade. Conservation biologists look for something else, a place at which water seeps out.",
    Hard: "A moss has no roots with which to search and no bark in which to hide; it lives where it lands or not at all. This makes its absence from much of an old wall more telling than its presence elsewhere. Botanists are satisfied that leaves without a waxy skin could not survive outside the shade. What such leaves require, conservation biologists object, is to be kept wet, and they accordingly look for places where water seeps from the stone. To stonemasons, both parties are staring at the surface and forgetting the lime in the mortar, on which the spores depend.",
  },
  tests: {
    plain: {
      lead: "Shade, seeping water, and lime mortar have all been suggested as the reason. Botanists have searched the walls of the valley for evidence.",
      close: "What they found implies that",
    },
    dense: {
      lead: "Anyone who wants a mossy wall may be told to build it in the shade, to let water run down its face, or to set the stones in lime. Botanists, who cannot wait for a new wall to age, have compared stretches of old ones.",
      close: "The comparison makes it likely that",
    },
  },
  none: "what makes the moss grow is still unknown",
  upshot: {
    names: "left",
    close: "A mason who wants moss on a new wall ought to",
    options: ["put it up in the shade", "let water run down its face", "set its stones in lime"],
    other: "try another recipe for moss",
  },
  premise:
    "One stretch of wall differs from the next in little else, so that one of the three has to be the reason.",
  data: {
    design: "comparison",
    leads: [
      "Mosses love damp, but some love it more than others. Botanists estimated how much of the stone four kinds of moss covered in damp hollows and on dry ridges of one range of hills.",
      "With a wire frame laid over the rock, botanists measured what share of it was covered by each of four mosses, first in the damp hollows of a range of hills and then on its dry ridges.",
    ],
    hypothesis:
      "With neither roots nor a waxy skin, a moss can take in water only where it grows. What is the consequence? The hypothesis of botanists was that mosses cover more stone in damp hollows than on dry ridges, and a wire frame laid over the rock let them measure four kinds.",
    doubt:
      "That all mosses need a damp place is open to doubt, say conservation biologists; some can dry out for months and revive.",
    claims: {
      wide: "One moss was greatly favored by damp ground",
      narrow: "One moss was almost as much at home where it was dry",
      widest: "The gap between wet ground and dry was widest for one moss",
      narrowest:
        "The least particular of the four was the moss with the smallest difference between wet ground and dry",
      highest: "In damp hollows, one moss covered the most stone of the four",
      lowest: "On dry ridges, one moss covered the least stone of the four",
    },
    title: "Stone Covered by Four Mosses",
    rowHead: "Moss",
    rows: ["cushion mosses", "feather mosses", "screw mosses", "silk mosses"],
    kind: "kind of moss",
    measure: "Percent of stone covered",
    columns: [
      { head: "Damp hollows", phrase: "in damp hollows" },
      { head: "Dry ridges", phrase: "on dry ridges" },
    ],
    say: "ROW covered X percent of the stone in damp hollows, as compared with Y percent on dry ridges",
    differ:
      "ROW covered a share of the stone that was D percentage points larger|smaller in damp hollows than on dry ridges",
    change: "the dampness of the site",
    more: "first",
    low: 25,
    high: 75,
    step: 5,
    grain: 1,
  },
};
