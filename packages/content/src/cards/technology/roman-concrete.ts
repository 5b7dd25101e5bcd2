import type { FactCard } from "../card.ts";
import { did, does, is, many, one, was } from "../frames.ts";

export const romanConcrete: FactCard = {
  id: "roman-concrete",
  field: "technology",
  about: {
    name: "Roman concrete",
    number: "singular",
    is: "a mix of lime, volcanic ash, and stone that has lasted two thousand years",
  },
  source: "Standard reference works on Roman building and on the chemistry of cement",
  facts: [
    was({
      id: "piers",
      subject: many("the piers", "of a Roman harbor"),
      verb: "build",
      rest: "under water by engineers who packed concrete into wooden forms",
      when: "In ancient times",
      aside: "which waves still break against",
    }),
    was({
      id: "pantheon",
      subject: one("the dome", "of the Pantheon with its square panels"),
      verb: "complete",
      rest: "by the builders of the emperor Hadrian",
      when: "In the second century",
      aside: "which rises above thick brick walls",
    }),
    is({
      id: "samples",
      subject: many("small cores", "of harbor concrete"),
      verb: "examine",
      rest: "by geologists under powerful microscopes",
      when: "Today",
      aside: "which drills bring up from the seabed",
    }),
    is({
      id: "visit",
      subject: one("the great dome", "with its five rings of panels"),
      verb: "visit",
      rest: "by millions of people every year",
      when: "Today",
      aside: "which has no steel bars to hold it up",
    }),
    does({
      id: "ash",
      subject: one("the volcanic ash", "in these ancient walls"),
      verb: "react",
      rest: "with lime and seawater to form new minerals",
    }),
    does({
      id: "strong",
      subject: many("the harbor walls", "of a Roman port"),
      verb: "grow",
      rest: "stronger with age",
    }),
    does({
      id: "modern",
      subject: one("modern concrete", "with steel bars inside"),
      verb: "crumble",
      rest: "within decades in salt water",
    }),
    did({
      id: "adapt",
      subject: many("Roman builders", "of the imperial age"),
      verb: "vary",
      rest: "the stone in the mix to suit each part of a building",
    }),
    did({
      id: "pumice",
      subject: many("the masons", "of the Pantheon"),
      verb: "choose",
      rest: "light pumice for the top of the dome",
    }),
    does({
      id: "bone",
      subject: one("a living bone", "under repeated blows"),
      verb: "become",
      rest: "denser over the years",
    }),
  ],
  relations: [
    { kind: "result", from: "ash", to: "strong" },
    { kind: "contrast", from: "strong", to: "modern" },
    { kind: "example", from: "adapt", to: "pumice" },
    { kind: "similarity", from: "strong", to: "bone" },
  ],
  phrases: [
    { to: "adapt", verb: "test", rest: "ash from several quarries", use: "manner" },
    { to: "pumice", verb: "lower", rest: "the weight on the walls", use: "purpose" },
    { to: "adapt", verb: "teach", rest: "by long experience", use: "trait" },
  ],
  list: {
    lead: "the recipe for the harbor walls called for only a few ingredients",
    items: ["lime", "volcanic ash", "lumps of rock"],
  },
  slots: {
    its: {
      antecedent: "the dome",
      aside: "above these walls",
      detail: "which are twenty feet thick",
      middle: "takes",
      after: "light from a single round opening",
    },
    "it's": {
      antecedent: "the ash",
      aside: "from these volcanoes",
      detail: "which lie near Naples",
      middle: "looks like common sand, but",
      after: "the secret of the mix",
    },
    their: {
      antecedent: "builders",
      aside: "of a harbor",
      detail: "which had to stay open all year",
      middle: "lowered",
      after: "wooden forms into the water",
    },
    "they're": {
      antecedent: "the walls",
      aside: "of the old port",
      detail: "which once fed all of Rome",
      middle: "still stand because",
      after: "made of more than lime and sand",
    },
  },
  colour: [
    "Engineers usually expect a wall in the sea to grow weaker every year.",
    "Some of the oldest concrete in the world is also some of the most durable.",
    "Rome was built of brick, stone, and a gray paste that set hard even under water.",
  ],
};
