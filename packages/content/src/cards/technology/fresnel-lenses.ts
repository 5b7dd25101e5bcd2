import type { FactCard } from "../card.ts";
import { did, does, is, many, one, was } from "../frames.ts";

export const fresnelLenses: FactCard = {
  id: "fresnel-lenses",
  field: "technology",
  about: {
    name: "the Fresnel lens",
    number: "singular",
    is: "a lens of thin rings that made lighthouses visible far out at sea",
  },
  source: "Standard reference works on optics and on the history of lighthouses",
  facts: [
    was({
      id: "first",
      subject: one("the first great lens", "of concentric rings"),
      verb: "install",
      rest: "by French engineers in the lighthouse at Cordouan",
      when: "In 1823",
      aside: "which focused light from all its prisms",
    }),
    was({
      id: "old",
      subject: many("the oil lamps", "of an older tower"),
      verb: "back",
      rest: "by polished mirrors that wasted much of the light",
      when: "Before 1820",
      aside: "which smoked and flickered",
    }),
    is({
      id: "now",
      subject: many("flat lenses", "of this design"),
      verb: "press",
      rest: "from plastic by makers of headlights and magnifiers",
      when: "Today",
      aside: "which cost almost nothing",
    }),
    is({
      id: "museum",
      subject: one("the great lens", "with its hundreds of prisms"),
      verb: "preserve",
      rest: "by the museum of many a harbor town",
      when: "Nowadays",
      aside: "which once stood at the top of the lighthouse",
    }),
    does({
      id: "solid",
      subject: one("an ordinary lens", "without rings"),
      verb: "become",
      rest: "thick and heavy when it is made wide",
    }),
    does({
      id: "rings",
      subject: one("a Fresnel lens", "of the same width"),
      verb: "stay",
      rest: "thin and light",
    }),
    does({
      id: "bend",
      subject: many("the prisms", "around the lamp"),
      verb: "bend",
      rest: "nearly all of its light into one beam",
    }),
    did({
      id: "reach",
      subject: many("ships", "off a dangerous coast"),
      verb: "see",
      rest: "the lamp from more than twenty miles away",
    }),
    does({
      id: "concave",
      subject: one("the mirror", "behind the bulb of many flashlights"),
      verb: "gather",
      rest: "scattered light into one beam",
    }),
    does({
      id: "uses",
      subject: many("Fresnel lenses", "of one size or another"),
      verb: "serve",
      rest: "far from any coast",
    }),
    does({
      id: "stage",
      subject: many("stage lights", "in a theater"),
      verb: "use",
      rest: "them to cast a beam with soft edges",
    }),
  ],
  relations: [
    { kind: "result", from: "bend", to: "reach" },
    { kind: "contrast", from: "solid", to: "rings" },
    { kind: "similarity", from: "bend", to: "concave" },
    { kind: "example", from: "uses", to: "stage" },
  ],
  phrases: [
    { to: "bend", verb: "turn", rest: "each ray through the right angle", use: "manner" },
    { to: "bend", verb: "reach", rest: "ships beyond the horizon", use: "purpose" },
    { to: "reach", verb: "warn", rest: "by the beam", use: "trait" },
  ],
  list: {
    lead: "a lighthouse lens of this kind has three parts",
    items: ["a round center", "rings of prisms around it", "a brass frame that holds the glass"],
  },
  slots: {
    its: {
      antecedent: "a large lens",
      aside: "with a thousand prisms",
      detail: "which weighed several tons",
      middle: "turned on",
      after: "own bath of mercury",
    },
    "it's": {
      antecedent: "the glass",
      aside: "between the frames",
      detail: "which are made of brass",
      middle: "must be dusted daily, for",
      after: "useless when dull",
    },
    their: {
      antecedent: "keepers",
      aside: "of a lighthouse",
      detail: "which might stand on a bare rock",
      middle: "polished",
      after: "lenses before every sunset",
    },
    "they're": {
      antecedent: "such lenses",
      aside: "in a museum",
      detail: "which may be near the old tower",
      middle: "draw visitors, for",
      after: "as bright as chandeliers",
    },
  },
  colour: [
    "A ship that sees a light too late might as well not see it at all.",
    "Before radio, a sailor's safety at night could depend on a single lamp.",
    "The largest lighthouse lenses were tall enough for a keeper to stand inside.",
  ],
};
