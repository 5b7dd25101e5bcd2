import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const monsoons: FactCard = {
  id: "monsoons",
  field: "geography",
  about: {
    name: "monsoons",
    number: "plural",
    is: "winds that turn around with the seasons and bring summer rain",
  },
  source: "Standard reference works on climate and on Indian Ocean trade",
  facts: [
    was({
      id: "dhows",
      subject: many("the sailing ships", "of an Arabian port"),
      verb: "carry",
      rest: "to India by the summer wind",
      when: "In the ninth century",
      aside: "which were sewn together with rope",
    }),
    was({
      id: "halley",
      subject: one("a map", "of the trade winds and monsoons"),
      verb: "draw",
      rest: "by the astronomer Edmond Halley",
      when: "In 1686",
      aside: "which sailors found useful at once",
    }),
    is({
      id: "crops",
      subject: many("the rice fields", "of southern Asia"),
      verb: "flood",
      rest: "by the summer rains",
      when: "Even today",
      aside: "which lie dry for half the year",
    }),
    is({
      id: "arrival",
      subject: bound(one("the arrival", "of the first heavy clouds")),
      verb: "announce",
      rest: "by newspapers on their front pages",
      when: "Today",
      aside: "which farmers await for weeks",
    }),
    does({
      id: "warm",
      subject: one("the land", "around a warm ocean"),
      verb: "warm",
      rest: "faster than the sea in early summer",
    }),
    does({
      id: "inland",
      subject: one("moist air", "from the south"),
      verb: "flow",
      rest: "inland and brings rain",
    }),
    does({
      id: "winter",
      subject: one("the winter wind", "from the northern mountains"),
      verb: "blow",
      rest: "toward the sea and brings dry weather",
    }),
    does({
      id: "summer",
      subject: one("the summer wind", "across warm waters"),
      verb: "blow",
      rest: "toward the land and brings heavy rain",
    }),
    does({
      id: "breeze",
      subject: one("a beach", "on a sunny day"),
      verb: "warm",
      rest: "faster than the water beside it",
    }),
    did({
      id: "plan",
      subject: many("people", "on the shores of the Indian Ocean"),
      verb: "plan",
      rest: "their year around the winds",
    }),
    did({
      id: "pilot",
      subject: many("merchants", "from the coast of Oman"),
      verb: "wait",
      rest: "in India for months until the wind turned",
    }),
  ],
  relations: [
    { kind: "result", from: "warm", to: "inland" },
    { kind: "contrast", from: "winter", to: "summer" },
    { kind: "similarity", from: "warm", to: "breeze" },
    { kind: "example", from: "plan", to: "pilot" },
  ],
  phrases: [
    { to: "plan", verb: "study", rest: "the sky in spring and in fall", use: "manner" },
    { to: "plan", verb: "cross", rest: "the ocean in both directions", use: "purpose" },
    { to: "pilot", verb: "detain", rest: "by the season", use: "trait" },
  ],
  list: {
    lead: "ships on the monsoon route carried the goods of three regions",
    items: ["African ivory", "Arabian dates", "Indian pepper"],
  },
  slots: {
    its: {
      antecedent: "the summer wind",
      aside: "over these seas",
      detail: "which are warm all year",
      middle: "takes",
      after: "moisture from the ocean",
    },
    "it's": {
      antecedent: "the sky",
      aside: "above the fields",
      detail: "which have been dry for months",
      middle: "is watched with hope in June, when",
      after: "dark with clouds",
    },
    their: {
      antecedent: "merchants",
      aside: "in a foreign port",
      detail: "which might lie a month from home",
      middle: "sold",
      after: "cargo before the wind turned",
    },
    "they're": {
      antecedent: "the rains",
      aside: "of this season",
      detail: "which lasts about four months",
      middle: "fill the wells, but",
      after: "late in some years",
    },
  },
  colour: [
    "For more than half of humanity, the year has two seasons rather than four: one wet and one dry.",
    "Sailors of the Indian Ocean could cross it long before anyone had an engine.",
    "In some regions, a whole year's harvest depends on the weather of a few weeks.",
  ],
};
