import type { FactCard } from "../card.ts";
import { does, is, many, one, was } from "../frames.ts";

export const wayfinding: FactCard = {
  id: "wayfinding",
  field: "society",
  about: {
    name: "wayfinding",
    number: "singular",
    is: "the Polynesian art of crossing the Pacific without instruments",
  },
  source: "Standard reference works on Pacific navigation",
  facts: [
    was({
      id: "settle",
      subject: many("the islands", "of this vast ocean"),
      verb: "settle",
      rest: "by sailors in double canoes",
      when: "Centuries before Columbus",
      aside: "which no map had ever shown",
    }),
    was({
      id: "voyage",
      subject: one("the canoe Hokulea", "with its two hulls"),
      verb: "guide",
      rest: "from Hawaii to Tahiti by the navigator Mau Piailug",
      when: "In 1976",
      aside: "which carried no instruments or charts",
    }),
    is({
      id: "teach",
      subject: many("the old skills", "of the navigator"),
      verb: "teach",
      rest: "to young crews by those who learned from Piailug",
      when: "Today",
      aside: "which came close to being lost",
    }),
    is({
      id: "compass",
      subject: one("a star compass", "with its many points"),
      verb: "draw",
      rest: "in the sand by teachers who use stones or shells",
      when: "Even now",
      aside: "which beginners commit to memory",
    }),
    does({
      id: "stars",
      subject: many("navigators", "under a clear sky"),
      verb: "steer",
      rest: "by the points where known stars rise and set",
    }),
    does({
      id: "swell",
      subject: many("navigators", "under a cloudy sky"),
      verb: "steer",
      rest: "by the feel of the waves against the hull",
    }),
    does({
      id: "terns",
      subject: many("terns", "near an island"),
      verb: "fly",
      rest: "back to land at dusk",
    }),
    does({
      id: "follow",
      subject: one("a canoe", "behind these birds"),
      verb: "find",
      rest: "land that lies below the horizon",
    }),
    does({
      id: "bunting",
      subject: many("indigo buntings", "on their way south"),
      verb: "find",
      rest: "their direction by the stars",
    }),
    does({
      id: "signs",
      subject: many("signs", "of a distant island"),
      verb: "appear",
      rest: "long before the land itself",
    }),
    does({
      id: "cloud",
      subject: one("a cloud", "above hidden hills"),
      verb: "stand",
      rest: "still while other clouds drift by",
    }),
  ],
  relations: [
    { kind: "result", from: "terns", to: "follow" },
    { kind: "contrast", from: "stars", to: "swell" },
    { kind: "similarity", from: "stars", to: "bunting" },
    { kind: "example", from: "signs", to: "cloud" },
  ],
  phrases: [
    { to: "stars", verb: "read", rest: "the sky as others read a chart", use: "manner" },
    { to: "stars", verb: "hold", rest: "a steady course at night", use: "purpose" },
    { to: "stars", verb: "teach", rest: "by their elders", use: "trait" },
  ],
  list: {
    lead: "a navigator watches more than the stars",
    items: ["the angle of the waves", "the flight of seabirds", "the color of the clouds"],
  },
  slots: {
    its: {
      antecedent: "the canoe",
      aside: "among the waves",
      detail: "which may come from two directions",
      middle: "keeps",
      after: "balance with a second hull",
    },
    "it's": {
      antecedent: "a swell",
      aside: "from distant storms",
      detail: "which may be a thousand miles away",
      middle: "can be trusted because",
      after: "steadier than the wind",
    },
    their: {
      antecedent: "navigators",
      aside: "on a long passage",
      detail: "which may last a month",
      middle: "trust",
      after: "memory rather than a chart",
    },
    "they're": {
      antecedent: "certain birds",
      aside: "near an island",
      detail: "which may lie below the horizon",
      middle: "are watched at dusk, when",
      after: "on the way home to land",
    },
  },
  colour: [
    "The Pacific covers nearly a third of the globe, and many of its islands are smaller than a city.",
    "A canoe that misses its island may sail on for a thousand miles without meeting another.",
    "People have made long voyages with nothing to guide them but what they remembered.",
  ],
};
