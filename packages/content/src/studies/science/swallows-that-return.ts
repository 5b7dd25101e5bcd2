import type { Study } from "../study.ts";

export const swallowsThatReturn: Study = {
  id: "swallows-that-return",
  genre: "science",
  field: "animal behavior",
  scholars: "behavioral biologists",
  critics: "bird banders",
  others: "livestock farmers",
  scene:
    "A swallow that has crossed a continent twice may come back in spring to the very barn in which it nested. From certain barns nearly all do; at others, newcomers take nearly every nest.",
  words: ["return", "came back"],
  causes: [
    {
      factor: "a successful brood",
      claim: "a successful brood brings swallows back to a barn",
      supports:
        "The more young a pair had raised in a barn, the likelier the pair was to return to it the next spring.",
      weakens:
        "Pairs that had lost their entire brood returned to the barn as often as pairs that had raised all of their young.",
      words: ["brood", "young"],
    },
    {
      factor: "grazing cattle",
      claim: "grazing cattle bring swallows back to a barn",
      supports:
        "As the herds around a barn grew larger over the years, more of its swallows returned each spring.",
      weakens:
        "Swallows returned as often to barns whose cattle had been sold as to barns with large herds beside them.",
      words: ["cattle", "herd"],
    },
    {
      factor: "open doors",
      claim: "doors left open bring swallows back to a barn",
      supports:
        "In the year in which one farmer first left the barn doors open in April, twice the number of swallows returned.",
      weakens:
        "Swallows returned as often to barns whose doors were kept shut in April as to barns whose doors stood open.",
      words: ["door"],
    },
  ],
  rivals: {
    Easy: "Behavioral biologists think that the birds come back to where they have raised a brood, since what has gone well once may go well again. Bird banders think that they come back to farms with cattle, around which there are always flies.",
    Medium:
      "A band on the leg of a swallow tells where the bird nested last year, and at some barns nearly every bird that comes back wears the same band as before. Livestock farmers say that swallows return to a door that is left open. Bird banders think that swallows return for the sake of the cattle around the barn, or rather of the flies. In the view of behavioral biologists, the faithful birds are those that raised a brood the year before.",
    Hard: "After six months and ten thousand miles, a swallow may fly straight to the beam on which it built its nest the year before, or it may choose another farm. Bird banders suspect that it follows the flies, and the flies follow cattle. Behavioral biologists credit it with a memory of its own affairs, so that a bird whose young have flown goes back, and a bird whose brood was lost tries elsewhere. Livestock farmers smile at both and remind their visitors that no swallow can return to a barn that has shut its doors.",
  },
  tests: {
    plain: {
      lead: "A successful brood, grazing cattle, and open doors have been offered as reasons. Behavioral biologists have examined twenty years of records from bands for signs of each.",
      close: "The records indicate that",
    },
    dense: {
      lead: "Why return to the same barn? A swallow might do so because its young throve there, because cattle still graze outside and draw flies, or because the doors stand open. Behavioral biologists have looked at barns that differ in only one of these respects.",
      close: "From barn to barn, the evidence is that",
    },
  },
  none: "what brings swallows back to a barn is still unknown",
  upshot: {
    names: "left",
    close: "A farmer who wants the birds back next spring should see to it that",
    options: [
      "their brood is left in peace",
      "cattle graze beside the barn",
      "the doors are left open",
    ],
    other: "another wish of theirs is met",
  },
  premise: "The biologists were certain that it had to be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Some swallows nest in barns that are two centuries old, and some in barns of steel put up last year. Using numbered bands, behavioral biologists found out what share of the birds of four valleys returned to the one kind and to the other.",
      "Barns differ in age, and valleys in their weather. In a study of banded swallows, behavioral biologists recorded how many of the birds of each of four valleys came back in spring to an old barn and how many to a new one.",
    ],
    hypothesis:
      "An old barn has rough beams to which mud clings, and it has been safe for generations of birds. If swallows can tell, they will come back in larger numbers to old barns than to new barns. This hypothesis of behavioral biologists was tested on banded birds from four valleys.",
    doubt:
      "Steel may be smooth, but it keeps out cats, and bird banders doubt that the swallows of every valley are so conservative.",
    claims: {
      wide: "In one valley, the birds were far more faithful to old wood than to new steel",
      narrow: "In one valley, the birds cared little how long a barn had stood",
      widest: "The gap between the two kinds of barn was widest for the birds of one valley",
      narrowest: "Return to old wood and return to new steel lie closest together in one valley",
      highest: "The largest share of birds that came back to old barns was that of one valley",
      lowest: "The smallest share of birds that came back to new barns was that of one valley",
    },
    title: "Swallows That Return to Their Barn",
    rowHead: "Valley",
    rows: ["the upper valley", "the mill valley", "the lake valley", "the abbey valley"],
    kind: "valley",
    measure: "Percent that return",
    columns: [
      { head: "Old barns", phrase: "to old barns" },
      { head: "New barns", phrase: "to new barns" },
    ],
    say: "of the swallows of ROW, X percent returned to old barns, as compared with Y percent to new barns",
    differ:
      "of the swallows of ROW, a share that was D percentage points larger|smaller returned to old barns than to new barns",
    change: "the age of the barn",
    more: "first",
    low: 25,
    high: 80,
    step: 5,
    grain: 1,
  },
};
