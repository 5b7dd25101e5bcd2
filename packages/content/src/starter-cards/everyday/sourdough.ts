import type { StarterCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const sourdough: StarterCard = {
  id: "sourdough",
  field: "everyday",
  about: {
    name: "sourdough",
    number: "singular",
    is: "bread that wild yeast and bacteria raise without help from a factory",
  },
  source: "Standard reference works on baking and on fermentation",
  facts: [
    is({
      id: "starter",
      subject: one("a starter", "of several flours"),
      verb: "feed",
      rest: "every day by bakers who keep it alive",
      when: "Even today",
      aside: "which smells faintly of apples",
    }),
    was({
      id: "egypt",
      subject: many("loaves", "of sour bread"),
      verb: "bake",
      rest: "in clay molds by the ancient Egyptians",
      when: "Four thousand years ago",
      aside: "which were shaped like tall cones",
    }),
    was({
      id: "gold",
      subject: bound(one("a crock", "of starter wrapped in blankets")),
      verb: "carry",
      rest: "north by many a prospector",
      when: "In the 1890s",
      aside: "which had to be kept from freezing",
    }),
    is({
      id: "study",
      subject: many("starters", "from dozens of countries and every sort of kitchen"),
      verb: "store",
      rest: "by a special library in Belgium",
      when: "Currently",
      aside: "which are fed with the flour they know",
    }),
    does({
      id: "gas",
      subject: many("the yeasts", "in a starter"),
      verb: "release",
      rest: "bubbles of gas inside the dough",
    }),
    does({
      id: "rise",
      subject: one("the dough", "in the bowl"),
      verb: "rise",
      rest: "slowly overnight",
    }),
    does({
      id: "quick",
      subject: one("baker's yeast", "from a packet"),
      verb: "raise",
      rest: "a loaf within an hour or two",
    }),
    does({
      id: "wild",
      subject: one("wild yeast", "from the flour or the baker's hands"),
      verb: "need",
      rest: "most of a day to raise a loaf",
    }),
    does({
      id: "keep",
      subject: many("the acids", "in a sour loaf"),
      verb: "keep",
      rest: "mold away for several days",
    }),
    does({
      id: "pickle",
      subject: one("the sour brine", "around pickled vegetables"),
      verb: "protect",
      rest: "them from spoiling for months",
    }),
  ],
  relations: [
    { kind: "result", from: "gas", to: "rise" },
    { kind: "contrast", from: "quick", to: "wild" },
    { kind: "similarity", from: "keep", to: "pickle" },
  ],
  phrases: [
    { to: "gas", verb: "digest", rest: "the sugars of the flour", use: "manner" },
    { to: "gas", verb: "draw", rest: "energy from the flour", use: "purpose" },
    { to: "gas", verb: "warm", rest: "by the heat of the kitchen", use: "trait" },
  ],
  list: {
    lead: "a baker who wants to raise wild yeast needs only three things",
    items: ["flour", "water", "patience"],
  },
  slots: {
    its: {
      antecedent: "a starter",
      aside: "of wild yeasts",
      detail: "which settle in from the flour",
      middle: "keeps",
      after: "strength for decades if it is fed",
    },
    "it's": {
      antecedent: "a young starter",
      aside: "in warm kitchens",
      detail: "which speed up every change",
      middle: "should be fed often because",
      after: "quick to turn sour",
    },
    their: {
      antecedent: "bakers",
      aside: "with a long tradition",
      detail: "which may reach back to a grandparent",
      middle: "sometimes give names to",
      after: "starters",
    },
    "they're": {
      antecedent: "old starters",
      aside: "in a cold cellar",
      detail: "which slows every change",
      middle: "need less care, since",
      after: "slow to ferment",
    },
  },
  person: {
    noun: "baker",
    did: "fed a starter at a fixed hour",
    owned: "loaves",
    verdict: "rose evenly",
    act: "obtained an even loaf",
  },
  colour: [
    "Long before anyone had seen a yeast cell, bakers knew that a bowl of wet flour would come to life.",
    "No two kitchens give quite the same bread, even when the flour and the recipe are the same.",
    "The oldest way of raising bread needs no packet from a shop.",
  ],
};
