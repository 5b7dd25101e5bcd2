import type { Study } from "../study.ts";

export const terracesOnTheHillside: Study = {
  id: "terraces-on-the-hillside",
  genre: "society",
  field: "landscape archaeology",
  scholars: "landscape archaeologists",
  critics: "agricultural historians",
  others: "social anthropologists",
  scene:
    "Centuries ago, farmers in one range of hills cut some slopes into terraces with stone walls, at the cost of years of labor. Other slopes, just as steep, they left as they were.",
  words: ["terrace"],
  causes: [
    {
      factor: "olive growing",
      claim: "the growing of olives led farmers to build terraces",
      supports:
        "On one hill, excavators found olive pits behind each of forty terraces, and none on the untouched slopes beside them.",
      weakens:
        "Slopes on which no trace of olives has ever been found have as many terraces as slopes where they still grow.",
      words: ["olive"],
    },
    {
      factor: "scarce water",
      claim: "the scarcity of water led farmers to build terraces",
      supports:
        "The farther a slope lies from the nearest spring or other water, the more terraces it carries.",
      weakens:
        "Slopes that run with spring water all year carry as many terraces as slopes that have none within a mile.",
      words: ["water", "spring"],
    },
    {
      factor: "a village close by",
      claim: "a village close by led farmers to build terraces",
      supports:
        "Around each village, nearly every slope within a short walk carries terraces; an hour away, terraces are hardly to be seen.",
      weakens:
        "Terraces are just as frequent on hillsides an hour from the nearest village as on those behind its houses.",
      words: ["village"],
    },
  ],
  rivals: {
    Easy: "Landscape archaeologists believe that the farmers wished to grow olives, since a tree that lives for centuries repays a wall that stands for centuries. Agricultural historians believe that they wished to hold water, which, on a bare slope, runs away before it can do any good.",
    Medium:
      "To cut a hillside into terraces took years, and farmers in one range of hills did so on some slopes only. Social anthropologists point out that there is always a village close to these, as nobody will carry stones to a field an hour away. Agricultural historians point out that they are the slopes on which water is scarce. According to landscape archaeologists, the walls were built for olives, the one crop worth the labor.",
    Hard: "A terrace wall is an investment that its builder does not live to see repaid, and farmers who left one slope as it was must have had a reason to reshape the next. Agricultural historians find the reason in water: where rain runs off as fast as it falls, a level field is the only kind that can be farmed. For landscape archaeologists, the decisive point is what was to be planted, and only olives live long enough to justify such labor. Social anthropologists would ask how far the stones had to be carried, and expect to find a village at the foot of every terrace.",
  },
  tests: {
    plain: {
      lead: "The chosen slopes may have been meant for olives, they may have been the ones that held too little water, or they may have lain close to a village. Landscape archaeologists have surveyed the whole range.",
      close: "Seen as a whole, the range offers evidence that",
    },
    dense: {
      lead: "From the air, one can see which slopes of a range of hills were once terraced. Whether that was done for the sake of olives, for want of water, or because a village was near cannot be seen from the air. Landscape archaeologists have therefore walked the slopes.",
      close: "Their walk has convinced them that",
    },
  },
  none: "what led farmers to build terraces is still unknown",
  upshot: {
    names: "fallen",
    close: "A guide to the hills can therefore leave out",
    options: ["the old trade in olives", "the old want of water", "the old villages nearby"],
    other: "none of the old reasons",
  },
  data: {
    design: "comparison",
    leads: [
      "Seeds and pollen caught in the soil show what was once grown on a terrace. Landscape archaeologists looked for traces of olives, grapes, wheat, and beans on slopes that face south and on slopes that face north.",
      "A southern slope gets more sun, and a northern slope keeps more rain. To learn what farmers made of this, landscape archaeologists searched the terraces of one range of hills for traces of four crops.",
    ],
    hypothesis:
      "Whoever builds a terrace by hand will build it where the crop grows best, and most crops like the sun. Landscape archaeologists worked with the hypothesis that crops were grown on more terraces on southern slopes than on northern slopes. Traces of four crops could still be found in the soil.",
    doubt:
      "Too much sun will wither a plant, and agricultural historians doubt that every crop was better off in the south.",
    claims: {
      wide: "One crop was greatly favored on slopes that face south",
      narrow: "One crop was almost as much at home on slopes that face north",
      widest:
        "One crop depended most on the side of the hill, since its terraces on the two sides show the greatest difference in number",
      narrowest:
        "One crop did not mind which way a slope faced, since its terraces on the two sides are closest together in number",
      highest: "The most common crop on southern slopes was one of the four",
      lowest: "The least common crop on northern slopes was one of the four",
    },
    title: "Terraces with Traces of Four Crops",
    rowHead: "Crop",
    rows: ["olives", "grapes", "wheat", "beans"],
    kind: "crop",
    measure: "Terraces per square mile",
    columns: [
      { head: "Southern slopes", phrase: "on southern slopes" },
      { head: "Northern slopes", phrase: "on northern slopes" },
    ],
    say: "traces of ROW turned up on X terraces per square mile on southern slopes, as compared with Y on northern slopes",
    differ:
      "traces of ROW were found on D more|fewer terraces per square mile on southern slopes than on northern slopes",
    change: "the direction of the slope",
    more: "first",
    low: 30,
    high: 90,
    step: 6,
    grain: 1,
  },
};
