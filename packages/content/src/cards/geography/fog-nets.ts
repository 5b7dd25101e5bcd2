import type { FactCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const fogNets: FactCard = {
  id: "fog-nets",
  field: "geography",
  about: {
    name: "fog nets",
    number: "plural",
    is: "fine meshes that collect water from clouds in dry mountains",
  },
  source: "Standard reference works on the Atacama Desert and on fog collection",
  facts: [
    was({
      id: "chungungo",
      subject: bound(one("the village", "of Chungungo, Chile, with its hundreds of people")),
      verb: "supply",
      rest: "with water by nets on the hills above it",
      when: "In the 1990s",
      aside: "which had relied on delivery trucks",
    }),
    was({
      id: "trials",
      subject: many("the earliest nets", "on the Chilean coast"),
      verb: "test",
      rest: "by a physicist from a university in the desert",
      when: "In the 1950s",
      aside: "which caught far more fog than rain",
    }),
    is({
      id: "morocco",
      subject: many("several villages", "at the edge of the Sahara"),
      verb: "serve",
      rest: "by a large field of fog nets",
      when: "Today",
      aside: "which lie below a misty mountain",
    }),
    is({
      id: "mesh",
      subject: bound(one("the shape", "of the threads")),
      verb: "improve",
      rest: "by engineers who study how drops form",
      when: "At present",
      aside: "which decides how much water they catch",
    }),
    does({
      id: "rain",
      subject: many("parts", "of the Atacama Desert"),
      verb: "receive",
      rest: "almost no rain for years at a time",
    }),
    does({
      id: "fog",
      subject: one("the coast", "below the desert mountains"),
      verb: "lie",
      rest: "in thick fog on many mornings",
    }),
    does({
      id: "wind",
      subject: one("the wind", "from the cold sea"),
      verb: "push",
      rest: "fog through the nets",
    }),
    does({
      id: "drip",
      subject: many("tiny drops", "on the mesh"),
      verb: "merge",
      rest: "and run down into a gutter",
    }),
    does({
      id: "depend",
      subject: many("living things", "of the fog desert"),
      verb: "take",
      rest: "water from the air",
    }),
    does({
      id: "beetle",
      subject: one("a Namib beetle", "on the crest of the dunes"),
      verb: "tilt",
      rest: "its body so that drops of fog roll into its mouth",
    }),
    does({
      id: "redwood",
      subject: many("the needles", "of a California redwood"),
      verb: "comb",
      rest: "water from the fog that drifts through them",
    }),
  ],
  relations: [
    { kind: "result", from: "wind", to: "drip" },
    { kind: "contrast", from: "rain", to: "fog" },
    { kind: "similarity", from: "drip", to: "redwood" },
    { kind: "example", from: "depend", to: "beetle" },
  ],
  phrases: [
    { to: "depend", verb: "trap", rest: "the mist on hairs, spines, or shells", use: "manner" },
    {
      to: "beetle",
      verb: "quench",
      rest: "its thirst before the sun burns the fog away",
      use: "purpose",
    },
    { to: "depend", verb: "shape", rest: "by long drought", use: "trait" },
  ],
  list: {
    lead: "a simple fog collector has only three parts",
    items: ["two posts", "a sheet of mesh", "a gutter that leads to a tank"],
  },
  slots: {
    its: {
      antecedent: "a fog net",
      aside: "between two posts",
      detail: "which are anchored with cables",
      middle: "drips steadily into the gutter along",
      after: "lower edge",
    },
    "it's": {
      antecedent: "the water",
      aside: "from the nets",
      detail: "which need no pumps or fuel",
      middle: "can be drunk as it is, for",
      after: "cleaner than the water from trucks",
    },
    their: {
      antecedent: "villagers",
      aside: "below the ridge",
      detail: "which is often wrapped in mist",
      middle: "repair",
      after: "nets after every storm",
    },
    "they're": {
      antecedent: "the drops",
      aside: "on a single thread",
      detail: "which is thinner than a straw",
      middle: "cannot be seen at first because",
      after: "smaller than grains of flour",
    },
  },
  colour: [
    "In a desert by the sea, the sky may offer a drink even when it offers no rain.",
    "Some of the driest places on Earth lie within sight of an ocean.",
    "Water does not have to fall in order to be collected.",
  ],
};
