import type { StarterCard } from "../card.ts";
import { did, does, is, many, one, was } from "../frames.ts";

export const khipus: StarterCard = {
  id: "khipus",
  field: "history",
  about: {
    name: "khipus",
    number: "plural",
    is: "the knotted cords on which the Inca kept their records",
  },
  source: "Standard reference works on Inca administration; museum catalogues of Andean textiles",
  facts: [
    was({
      id: "spun",
      subject: many("the cords", "of a single khipu"),
      verb: "spin",
      rest: "from cotton or from the hair of llamas by skilled hands",
      when: "In Inca times",
      aside: "which might number more than a thousand",
    }),
    was({
      id: "carried",
      subject: one("a khipu", "with hundreds of knots"),
      verb: "carry",
      rest: "over mountain roads by relays of runners",
      when: "Before the Spanish conquest",
      aside: "which could be rolled up like a scarf",
    }),
    is({
      id: "kept",
      subject: many("the khipus", "from the Andean coast"),
      verb: "keep",
      rest: "by museums on several continents",
      when: "Today",
      aside: "which dry air preserved for centuries",
    }),
    is({
      id: "understood",
      subject: one("the number code", "of the knots"),
      verb: "know",
      rest: "well enough for scholars to check the sums",
      when: "Now",
      aside: "which works by tens as ours does",
    }),
    did({
      id: "store",
      subject: many("the record keepers", "of the Inca empire"),
      verb: "store",
      rest: "numbers in knots along colored cords",
    }),
    does({
      id: "words",
      subject: one("the meaning", "of other cords"),
      verb: "remain",
      rest: "a mystery, though some may record names or stories",
    }),
    did({
      id: "relay",
      subject: many("runners", "in the service of the Inca"),
      verb: "pass",
      rest: "khipus from hand to hand along the roads",
    }),
    did({
      id: "fast",
      subject: many("reports", "from a distant province"),
      verb: "reach",
      rest: "the capital within days",
    }),
    did({
      id: "tally",
      subject: many("tax collectors", "in medieval England"),
      verb: "record",
      rest: "sums by cutting notches in sticks of wood",
    }),
  ],
  relations: [
    { kind: "contrast", from: "understood", to: "words" },
    { kind: "result", from: "relay", to: "fast" },
    { kind: "similarity", from: "store", to: "tally" },
  ],
  phrases: [
    { to: "store", verb: "keep", rest: "count of people, herds, and harvests", use: "purpose" },
    { to: "store", verb: "tie", rest: "each digit at its own height on the cord", use: "manner" },
    { to: "store", verb: "appoint", rest: "by the state", use: "trait" },
  ],
  list: {
    lead: "officials used khipus to count what the state owned or was owed",
    items: ["people", "herds", "stores of grain"],
  },
  slots: {
    its: {
      antecedent: "a dry khipu",
      aside: "among other finds",
      detail: "which have often rotted away",
      middle: "keeps",
      after: "shape for centuries",
    },
    "it's": {
      antecedent: "a khipu",
      aside: "of plain cords",
      detail: "which are all of one color",
      middle: "looks simple, but",
      after: "harder to read than a printed page",
    },
    their: {
      antecedent: "the record keepers",
      aside: "of the empire",
      detail: "which stretched along the Andes",
      middle: "read the knots with",
      after: "fingers as well as with their eyes",
    },
    "they're": {
      antecedent: "the cords",
      aside: "of a large khipu",
      detail: "which may weigh as much as a coat",
      middle: "seem tangled, yet",
      after: "tied in a strict order",
    },
  },
  person: {
    noun: "record keeper",
    did: "tied the same sum twice",
    owned: "knots",
    verdict: "matched exactly",
    act: "made no mistakes",
  },
  colour: [
    "The Inca ruled millions of people without a script of the kind that Europeans knew.",
    "An empire that stretches over mountains and deserts needs some way to keep accounts.",
    "Not every record is written with ink.",
  ],
};
