import type { Study } from "../study.ts";

export const eelgrassComesBack: Study = {
  id: "eelgrass-comes-back",
  genre: "science",
  field: "oceanography",
  scholars: "oceanographers",
  critics: "bird ecologists",
  others: "restoration ecologists",
  scene:
    "After a storm had torn out the eelgrass of a shallow bay, the meadows grew back in some inlets within three years. In others, the bottom is still bare.",
  words: ["eelgrass"],
  causes: [
    {
      factor: "clear water",
      claim: "clear water let the eelgrass return",
      supports:
        "The clearer the water of an inlet was, the deeper and the sooner eelgrass took hold on its bottom.",
      weakens:
        "Eelgrass returned as soon to inlets clouded by mud as to inlets in which one could see to the bottom.",
      words: ["clear", "cloud"],
    },
    {
      factor: "freedom from geese",
      claim: "the absence of geese let the eelgrass return",
      supports:
        "Wherever nets kept geese from part of an inlet, eelgrass returned to that part in half the usual time.",
      weakens:
        "Eelgrass returned no sooner to plots from which nets kept all geese than to plots where hundreds of them fed.",
      words: ["geese"],
    },
    {
      factor: "buried seeds",
      claim: "seeds buried in the sand let the eelgrass return",
      supports:
        "Divers who scattered seeds over the bare sand of one inlet found a meadow of eelgrass there after two summers.",
      weakens:
        "Inlets whose sand held no seeds at all were covered with eelgrass as soon as inlets with thousands of them.",
      words: ["seed"],
    },
  ],
  rivals: {
    Easy: "Oceanographers suppose that the water of those inlets is clear, since a plant on the sea floor lives on whatever light comes down to it. Bird ecologists suppose that the geese have stayed away, for a flock can eat young shoots faster than they grow.",
    Medium:
      "The storm lasted one night, but years later half the inlets of the bay had still not regained their eelgrass. The other half, restoration ecologists propose, owe their meadows to seeds that lay buried in the sand while the plants above were torn away. Oceanographers point out how clear the water of these inlets is. Bird ecologists, for their part, blame the bare ones on geese, which graze new shoots down to the roots.",
    Hard: "Eelgrass has returned to the bay as a tenant returns to a house, occupying some rooms and ignoring others, and nobody is sure what the vacant inlets lack. According to oceanographers, they lack clear water, without which little light can reach a plant on the bottom. What they have too much of, in the view of bird ecologists, is geese. Restoration ecologists are not persuaded that anything is wrong with the vacant inlets today, and argue that everything was settled on the night of the storm, which in some places left seeds in the ground.",
  },
  tests: {
    plain: {
      lead: "Clear water, the absence of geese, and seeds left in the sand could each have made the difference. Oceanographers have spent three summers looking into them.",
      close: "Their work leads to the conclusion that",
    },
    dense: {
      lead: "After a storm, the eelgrass of a shallow bay grew back in patches. Before any money is spent on replanting the rest, oceanographers want to know what the patches have in common: water clear enough to let in the sun, freedom from geese, or a supply of buried seeds.",
      close: "So far, it appears that",
    },
  },
  none: "the return of the eelgrass is still unexplained",
  upshot: {
    names: "fallen",
    close: "In choosing where to replant, those in charge of the bay may ignore",
    options: ["how clear the water is", "how many geese come by", "how many seeds lie buried"],
    other: "none of the three conditions",
  },
  data: {
    design: "time-series",
    leads: [
      "Four inlets of one bay lost their eelgrass to the same storm. In each of the four years that followed, oceanographers mapped how much of the bottom was green again.",
      "How long does a meadow on the sea floor need to recover? Divers working with oceanographers returned to four stormswept inlets every summer for four years and drew maps of the eelgrass.",
    ],
    hypothesis:
      "Where a storm has torn up eelgrass, pieces of root stay behind in the mud, and each of them can sprout. Oceanographers thus had grounds for the hypothesis that eelgrass would cover more of the bottom four years after a storm than one year after it. They mapped four inlets every summer.",
    doubt:
      "Mud stirred up by the storm may still be choking some inlets, according to bird ecologists, who doubt that all of them are on the mend.",
    claims: {
      wide: "One inlet looked greatly changed by the time of the last map",
      narrow: "One inlet looked almost the same on the last map as on the first",
      widest: "The gap between the first map and the last is widest in the case of one inlet",
      narrowest: "The first map and the last lie closest together in the case of one inlet",
      highest:
        "Wherever each had begun, the inlet with the most eelgrass four years after the storm was one of the four",
      lowest: "One inlet had the least eelgrass to start from one year after the storm",
    },
    title: "Eelgrass After a Storm",
    rowHead: "Inlet",
    rows: ["the north inlet", "the harbor inlet", "the creek inlet", "the island inlet"],
    kind: "inlet",
    measure: "Percent of bottom covered",
    columns: [
      { head: "1", phrase: "one year after the storm" },
      { head: "4", phrase: "four years after the storm" },
    ],
    points: { label: "Years after the storm", at: [1, 2, 3, 4] },
    say: "eelgrass went from covering X percent of the bottom of ROW one year after the storm to covering Y percent four years after the storm",
    differ:
      "eelgrass covered a share of the bottom of ROW that was D percentage points larger|smaller four years after the storm than one year after the storm",
    change: "the passing of three years",
    more: "second",
    low: 25,
    high: 80,
    step: 5,
    grain: 1,
  },
};
