import type { FactCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const qanats: FactCard = {
  id: "qanats",
  field: "technology",
  about: {
    name: "qanats",
    number: "plural",
    is: "gently sloping tunnels that bring groundwater to dry plains",
  },
  source: "Standard reference works on Iranian irrigation; UNESCO World Heritage records",
  facts: [
    was({
      id: "dug",
      subject: many("the tunnels", "of a typical qanat"),
      verb: "dig",
      rest: "by small crews with picks and oil lamps",
      when: "In ancient Persia",
      aside: "which might run for twenty miles",
    }),
    was({
      id: "book",
      subject: bound(one("a handbook", "on hidden waters")),
      verb: "write",
      rest: "by the mathematician al-Karaji",
      when: "In the eleventh century",
      aside: "which explains how to level long tunnels",
    }),
    is({
      id: "list",
      subject: many("eleven qanats", "in the dry center of Iran"),
      verb: "protect",
      rest: "by their listing as World Heritage",
      when: "Today",
      aside: "which still carry water to fields",
    }),
    is({
      id: "share",
      subject: one("the water", "from these tunnels"),
      verb: "divide",
      rest: "among farmers by a timekeeper whom all of them trust",
      when: "Even now",
      aside: "which flows day and night",
    }),
    does({
      id: "slope",
      subject: one("the floor", "of these tunnels"),
      verb: "slope",
      rest: "gently from the foot of the hills to the fields",
    }),
    does({
      id: "flow",
      subject: one("the water", "in the tunnels"),
      verb: "reach",
      rest: "the village without pumps",
    }),
    does({
      id: "canal",
      subject: one("an open canal", "in the open desert"),
      verb: "lose",
      rest: "much of its water to the sun",
    }),
    does({
      id: "shade",
      subject: one("a qanat", "below the same desert"),
      verb: "lose",
      rest: "almost none of its water to the sun",
    }),
    does({
      id: "aqueduct",
      subject: one("a Roman aqueduct", "on tall arches"),
      verb: "rely",
      rest: "on a slight slope to bring water from distant springs",
    }),
    does({
      id: "other",
      subject: many("people", "of the desert"),
      verb: "put",
      rest: "the cool tunnels to other uses",
    }),
    does({
      id: "ice",
      subject: many("house owners", "in the city of Yazd"),
      verb: "keep",
      rest: "food fresh in rooms that a qanat cools",
    }),
  ],
  relations: [
    { kind: "result", from: "slope", to: "flow" },
    { kind: "contrast", from: "canal", to: "shade" },
    { kind: "similarity", from: "slope", to: "aqueduct" },
    { kind: "example", from: "other", to: "ice" },
  ],
  phrases: [
    { to: "other", verb: "build", rest: "cellars beside them", use: "manner" },
    { to: "ice", verb: "survive", rest: "the heat of July", use: "purpose" },
    { to: "other", verb: "drive", rest: "by the summer heat", use: "trait" },
  ],
  list: {
    lead: "a crew of diggers needed only simple tools",
    items: ["a pick", "a windlass", "a leather bucket"],
  },
  slots: {
    its: {
      antecedent: "a qanat",
      aside: "below the fields",
      detail: "which would be desert without water",
      middle: "betrays",
      after: "course by a line of shafts",
    },
    "it's": {
      antecedent: "the water",
      aside: "from these tunnels",
      detail: "which may be a thousand years old",
      middle: "is prized in summer, when",
      after: "cool enough to chill melons",
    },
    their: {
      antecedent: "diggers",
      aside: "in a narrow tunnel",
      detail: "which was lit only by a lamp",
      middle: "trusted",
      after: "sense of direction",
    },
    "they're": {
      antecedent: "the shafts",
      aside: "of an old qanat",
      detail: "which may have fallen out of use",
      middle: "are visible from the air, as",
      after: "ringed by mounds of earth",
    },
  },
  colour: [
    "In much of Iran, the rivers that matter most are the ones that no traveler sees.",
    "From the air, some deserts seem to be pricked by rows of tiny craters.",
    "A garden in the desert is a sign that someone has thought hard about water.",
  ],
};
