import type { FactCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const mangroves: FactCard = {
  id: "mangroves",
  field: "geography",
  about: {
    name: "mangroves",
    number: "plural",
    is: "trees that grow in salt water where rivers meet tropical seas",
  },
  source: "Standard reference works on coastal ecology",
  facts: [
    is({
      id: "flood",
      subject: many("the roots", "of a mangrove"),
      verb: "cover",
      rest: "by salt water twice a day",
      when: "Even now",
      aside: "which stand in mud without air",
    }),
    was({
      id: "clear",
      subject: many("many of these forests", "along the coast"),
      verb: "clear",
      rest: "by owners who wanted ponds for shrimp",
      when: "In the 1980s",
      aside: "which had sheltered every village nearby",
    }),
    is({
      id: "share",
      subject: one("the largest forest", "of these trees"),
      verb: "share",
      rest: "by India and Bangladesh",
      when: "Today",
      aside: "which is home to tigers and crocodiles",
    }),
    was({
      id: "ignore",
      subject: bound(one("the value", "of these forests")),
      verb: "overlook",
      rest: "by planners who saw only mud",
      when: "In the 1960s",
      aside: "which fishers had understood for generations",
    }),
    does({
      id: "filter",
      subject: many("the roots", "of some species of mangrove"),
      verb: "keep",
      rest: "most of the salt out",
    }),
    does({
      id: "leaf",
      subject: one("the sap", "of other species"),
      verb: "carry",
      rest: "salt all the way up to the leaves",
    }),
    does({
      id: "waves",
      subject: one("a belt", "of these trees"),
      verb: "slow",
      rest: "waves before they reach the shore",
    }),
    does({
      id: "village",
      subject: many("villages", "behind the forest"),
      verb: "suffer",
      rest: "less damage from storms",
    }),
    does({
      id: "reef",
      subject: one("a coral reef", "off tropical shores"),
      verb: "break",
      rest: "the force of waves far out at sea",
    }),
    does({
      id: "shelter",
      subject: many("animals", "of many kinds"),
      verb: "spend",
      rest: "the first part of their lives among the roots",
    }),
    does({
      id: "snapper",
      subject: many("young snappers", "of the Caribbean"),
      verb: "hide",
      rest: "there until they are large enough for the open reef",
    }),
  ],
  relations: [
    { kind: "result", from: "waves", to: "village" },
    { kind: "contrast", from: "filter", to: "leaf" },
    { kind: "similarity", from: "waves", to: "reef" },
    { kind: "example", from: "shelter", to: "snapper" },
  ],
  phrases: [
    { to: "filter", verb: "force", rest: "the water through layers of fine tissue", use: "manner" },
    { to: "snapper", verb: "escape", rest: "the notice of larger fish", use: "purpose" },
    { to: "waves", verb: "plant", rest: "by villagers along the shore", use: "trait" },
  ],
  list: {
    lead: "a mangrove forest serves its neighbors in several ways",
    items: ["it calms the waves", "it shelters young fish", "it holds the mud in place"],
  },
  slots: {
    its: {
      antecedent: "a mangrove",
      aside: "among other trees",
      detail: "which prefer dry ground",
      middle: "is easily known by",
      after: "arching roots",
    },
    "it's": {
      antecedent: "the mud",
      aside: "around the roots",
      detail: "which spread in all directions",
      middle: "smells of decay because",
      after: "almost without air",
    },
    their: {
      antecedent: "the trees",
      aside: "of this coast",
      detail: "which faces the open ocean",
      middle: "drop",
      after: "seedlings straight into the mud",
    },
    "they're": {
      antecedent: "the seedlings",
      aside: "of a mangrove",
      detail: "which may stand far from any beach",
      middle: "can drift for months, since",
      after: "light enough to float",
    },
  },
  colour: [
    "At low tide the forest stands on stilts; at high tide only its crown shows above the water.",
    "To early sailors, a coast without a beach was nothing but a nuisance.",
    "Very few trees can live with their roots in the sea.",
  ],
};
