import type { Study } from "../study.ts";

export const potsCarriedUpriver: Study = {
  id: "pots-carried-upriver",
  genre: "society",
  field: "archaeology",
  scholars: "archaeologists",
  critics: "anthropologists",
  others: "economic historians",
  scene:
    "Pots made on the coast turn up in some ancient villages along one river, although every village had clay and kilns of its own.",
  words: ["pot"],
  causes: [
    {
      factor: "a salt trade",
      claim: "trade in coastal salt brought villages their pots",
      supports:
        "The more salt residue a village's storerooms contain, the larger is the share of its pots that came from the coast.",
      weakens:
        "Villages that had salt springs of their own, and bought none, contain as many coastal pots as the others.",
      words: ["salt"],
    },
    {
      factor: "marriage ties",
      claim: "marriage with coastal families brought villages their pots",
      supports:
        "Where more of the women were buried in coastal wedding dress, excavators found more coastal pots in the houses.",
      weakens:
        "Villages whose graves show no marriage with coastal families contain as many coastal pots as those where it was common.",
      words: ["marriage", "wedding", "bride"],
    },
    {
      factor: "a landing place",
      claim: "a landing place brought villages their pots",
      supports:
        "Coastal pots grow steadily rarer with each mile that separates a village from the nearest landing place.",
      weakens:
        "Villages a day's walk from any landing place contain as many coastal pots as villages at which boats could stop.",
      words: ["landing", "boat"],
    },
  ],
  rivals: {
    Easy: "Archaeologists think that the pots came along with salt, which was shipped in jars that nobody would carry back empty. Anthropologists think that they came with a bride, who is likely to have brought the kitchenware she had grown up with.",
    Medium:
      "A village with good clay and a kiln has no need of other people's pots, and yet some villages along one river were full of pots from the coast. Economic historians observe that boats could land there, and that a cargo so heavy and so brittle is not carried far on foot. Anthropologists take the pots for the belongings of coastal women who came upriver in marriage. Archaeologists take them for packaging: what the villages wanted, in their view, was salt.",
    Hard: "The potters of the coast mixed crushed shell into their clay, so that their work can be recognized even in villages far upriver, where, to all appearances, nobody needed it. Anthropologists suggest that it was never traded at all but arrived as part of a marriage, in the baggage of a bride. Archaeologists hold that it was traded without being wanted, since salt from the coast had to travel in something. Economic historians confine themselves to remarking that the villages in question are those with a landing for boats, and that a load of pots goes no farther than it must.",
  },
  tests: {
    plain: {
      lead: "They may have come filled with salt, in the baggage of a bride, or simply as cargo, to places at which boats could land. Archaeologists have excavated thirty villages to learn more.",
      close: "Thirty villages later, they are inclined to think that",
    },
    dense: {
      lead: "How does a pot travel a hundred miles up a river to a village that makes pots of its own? It may have held salt, it may have belonged to a bride from the coast, or it may simply have been unloaded where boats could land. Archaeologists have examined these three possibilities.",
      close: "Given what they have found,",
    },
  },
  none: "how villages obtained the pots is still unknown",
  upshot: {
    names: "left",
    close: "Where coastal pots are dug up next, one may expect to find",
    options: ["traces of the salt trade", "the grave of a bride", "a landing on the river"],
    other: "a clue of another kind",
  },
  premise: "No potter ever moved inland, so that the pots must have come in one of the three ways.",
  data: {
    design: "comparison",
    leads: [
      "Storage jars, cooking bowls, drinking cups, and lamp stands from the coast turn up in ancient villages on one river. Archaeologists counted how many of each there were in villages near a landing place and in villages farther from the water.",
      "A pot that must be carried uphill on somebody's back had better be worth it. For four shapes of coastal pot, archaeologists compared villages near a landing place with villages inland.",
    ],
    hypothesis:
      "A boat can bring a hundred jars to the bank, but from there on each of them needs a shoulder. Archaeologists inferred that pots from the coast should be more common near a landing place than in inland villages. Counting pots of four shapes in villages of either kind was their test of the hypothesis.",
    doubt:
      "Small vessels can be carried anywhere, and anthropologists doubt that pots of every shape stayed close to the water.",
    claims: {
      wide: "One shape was far rarer where it had to be carried",
      narrow: "One shape was almost as common where it had to be carried",
      widest:
        "Of the four, one shape shows best what a long carry can do, with the greatest difference between its numbers here and there",
      narrowest:
        "One shape must have been worth carrying, for its numbers here and there lie closest together",
      highest: "One shape turned up most often near a landing place",
      lowest: "The houses in inland villages held one shape least often",
    },
    title: "Coastal Pots Found in River Villages",
    rowHead: "Shape",
    rows: ["storage jars", "cooking bowls", "drinking cups", "lamp stands"],
    kind: "shape",
    measure: "Finds per 100 houses",
    columns: [
      { head: "Near a landing place", phrase: "near a landing place" },
      { head: "Inland", phrase: "in inland villages" },
    ],
    say: "for every hundred houses, there were X ROW from the coast near a landing place, compared with Y in inland villages",
    differ:
      "ROW from the coast numbered D more|fewer per hundred houses near a landing place than in inland villages",
    change: "the distance from the river",
    more: "first",
    low: 30,
    high: 96,
    step: 6,
    grain: 1,
  },
};
