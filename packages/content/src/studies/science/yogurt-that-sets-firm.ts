import type { Study } from "../study.ts";

export const yogurtThatSetsFirm: Study = {
  id: "yogurt-that-sets-firm",
  genre: "science",
  field: "microbiology",
  scholars: "microbiologists",
  critics: "dairy chemists",
  others: "cheesemakers",
  scene:
    "The same culture, stirred into milk from the same herd, yields a firm yogurt in one kitchen and a thin one in another.",
  words: ["firm", "thin", "set"],
  causes: [
    {
      factor: "scalded milk",
      claim: "scalding of the milk makes yogurt set firmly",
      supports:
        "Of two batches, the one made of scalded milk became firm enough to slice, and the one made of raw milk stayed thin.",
      weakens:
        "Yogurt made of milk that had never been scalded was as firm as yogurt made of milk brought to a boil.",
      words: ["scald", "heat", "boil"],
    },
    {
      factor: "slow cooling",
      claim: "slow cooling makes yogurt set firmly",
      supports:
        "Each hour by which the cooling of a batch was delayed added to the firmness of the yogurt.",
      weakens:
        "Batches whose cooling took one hour were as firm as batches whose cooling was drawn out over twelve.",
      words: ["cool"],
    },
    {
      factor: "an undisturbed jar",
      claim: "an unshaken jar makes yogurt set firmly",
      supports:
        "The less often a jar was moved while the culture worked, the firmer its contents were in the morning.",
      weakens:
        "Yogurt in jars that were shaken every half hour became just as firm as yogurt that stood untouched.",
      words: ["jar", "mov", "shak", "disturb"],
    },
  ],
  rivals: {
    Easy: "The difference, microbiologists think, is that the milk was scalded, since heat unfolds the proteins that will later hold the water. Dairy chemists think that it was cooled slowly, and that the bacteria were given time.",
    Medium:
      "Yogurt asks for little more than milk and patience, and yet it fails to set in one kitchen and never fails in another. Cheesemakers, who have seen many a curd break, warn against moving the jar. Dairy chemists warn against cooling it too fast. The mistake, if microbiologists are right, is made before the culture is even stirred in, by cooks who have not scalded the milk.",
    Hard: "When milk turns to yogurt, its proteins link up into a net, and a thin yogurt is one whose net has holes. The holes are there from the start, microbiologists contend, unless scalding has first unfolded the proteins. For dairy chemists, who think in terms of hours, the net is left unfinished when a batch cools before its bacteria have done their work. Cheesemakers, on the other hand, imagine a net that was sound until somebody picked up the jar to look.",
  },
  tests: {
    plain: {
      lead: "Scalded milk, slow cooling, and an undisturbed jar all have their defenders. Microbiologists have made two hundred batches in order to decide.",
      close: "From these batches it is clear that",
    },
    dense: {
      lead: "One recipe tells the cook to scald the milk, another to let it cool slowly in a blanket, and a third not to touch the jar until morning. Microbiologists who like yogurt have tested the three instructions one by one.",
      close: "A cook may take from their tests that",
    },
  },
  none: "what makes yogurt set firmly is still unexplained",
  upshot: {
    names: "left",
    close: "When a batch turns out thin, then, the cook should ask whether",
    options: [
      "the milk was scalded at all",
      "the milk was cooled too fast",
      "the jar was moved too soon",
    ],
    other: "another step went wrong",
  },
  premise: "As the culture never changes, one of the three has to be the secret.",
  data: {
    design: "comparison",
    leads: [
      "Recipes for yogurt begin with scalding the milk. To see whether that is worth the trouble, microbiologists made yogurt from the milk of four farms, scalded and raw, and measured how much pressure it withstood.",
      "A firm yogurt can bear a coin, and a thin one cannot. With an instrument that works on the same principle, microbiologists tested yogurt made from the milk of four farms, some of it scalded and some raw.",
    ],
    hypothesis:
      "Heat unfolds the proteins of milk, and unfolded proteins can form a net. In the hypothesis of microbiologists, it is this net that makes a yogurt firm, so it ought to withstand more pressure when the milk was scalded than when the milk was raw. They tried it with the milk of four farms.",
    doubt:
      "The proteins in the milk of some herds may be spoiled by heat, and dairy chemists doubt that scalding is always wise.",
    claims: {
      wide: "The milk of one farm was greatly improved by the heat",
      narrow: "The milk of one farm could almost as well have been left raw",
      widest: "The gap between heated milk and unheated was widest on one farm",
      narrowest:
        "The firmness of heated milk and that of unheated lie closest together on one farm",
      highest: "One farm's yogurt withstood the most pressure when the milk was scalded",
      lowest: "One farm's yogurt withstood the least pressure when the milk was raw",
    },
    title: "Firmness of Yogurt",
    rowHead: "Farm",
    rows: ["the river farm", "the hill farm", "the lake farm", "the mill farm"],
    kind: "farm",
    measure: "Firmness (grams of pressure)",
    columns: [
      { head: "Scalded", phrase: "when the milk was scalded" },
      { head: "Raw", phrase: "when the milk was raw" },
    ],
    say: "yogurt from ROW withstood X grams of pressure when the milk was scalded, against Y grams when the milk was raw",
    differ:
      "yogurt from ROW withstood D grams more|less of pressure when the milk was scalded than when the milk was raw",
    change: "scalding",
    more: "first",
    low: 100,
    high: 280,
    step: 20,
    grain: 4,
  },
};
