import type { StarterCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const greatZimbabwe: StarterCard = {
  id: "great-zimbabwe",
  field: "history",
  about: {
    name: "Great Zimbabwe",
    number: "singular",
    is: "a ruined stone city that was once the capital of a trading kingdom",
  },
  source:
    "Standard reference works on the archaeology of southern Africa; UNESCO World Heritage records",
  facts: [
    was({
      id: "walls",
      subject: many("the high walls", "of the royal enclosure"),
      verb: "build",
      rest: "without mortar by Shona masons",
      when: "In the 1300s",
      aside: "which curve like a river",
    }),
    was({
      id: "study",
      subject: bound(one("the age", "of the ruins")),
      verb: "establish",
      rest: "by the archaeologist Gertrude Caton-Thompson",
      when: "In 1929",
      aside: "which others had guessed at wildly",
    }),
    is({
      id: "birds",
      subject: many("the soapstone birds", "from the hilltop"),
      verb: "honor",
      rest: "by the nation on its flag and its coins",
      when: "Today",
      aside: "which once stood on tall columns",
    }),
    is({
      id: "name",
      subject: bound(one("the country", "with these stone walls")),
      verb: "call",
      rest: "by the name of its most famous ruins",
      when: "Today",
      aside: "which lies between two great rivers",
    }),
    did({
      id: "gold",
      subject: many("traders", "on the coast"),
      verb: "want",
      rest: "the gold and ivory of the plateau",
    }),
    did({
      id: "beads",
      subject: one("the city", "between the mines and the coast"),
      verb: "receive",
      rest: "glass beads and Chinese dishes in return",
    }),
    did({
      id: "royal",
      subject: many("the members", "of the royal family"),
      verb: "live",
      rest: "behind granite walls",
    }),
    did({
      id: "common",
      subject: many("most other families", "in the city"),
      verb: "live",
      rest: "in round houses made of clay",
    }),
    did({
      id: "inca",
      subject: many("masons", "in the Inca city of Cuzco"),
      verb: "raise",
      rest: "great walls without any mortar",
    }),
    did({
      id: "stone",
      subject: many("the builders", "of the city"),
      verb: "raise",
      rest: "walls of granite blocks without any mortar",
    }),
    does({
      id: "far",
      subject: many("finds", "from the site"),
      verb: "show",
      rest: "how far its trade reached",
    }),
    did({
      id: "dish",
      subject: one("a bowl", "in one of the ruins"),
      verb: "come",
      rest: "all the way from Persia",
    }),
  ],
  relations: [
    { kind: "result", from: "gold", to: "beads" },
    { kind: "contrast", from: "royal", to: "common" },
    { kind: "similarity", from: "stone", to: "inca" },
    { kind: "example", from: "far", to: "dish" },
  ],
  phrases: [
    { to: "stone", verb: "set", rest: "each block against the next", use: "manner" },
    { to: "stone", verb: "shelter", rest: "the court from view", use: "purpose" },
    { to: "stone", verb: "employ", rest: "by the king", use: "trait" },
  ],
  list: {
    lead: "merchants brought the city what it could not make",
    items: ["glass beads", "fine cloth", "glazed dishes"],
  },
  slots: {
    its: {
      antecedent: "the great wall",
      aside: "around the courtyards",
      detail: "which lie open to the sky",
      middle: "owes",
      after: "strength to the skill of the masons",
    },
    "it's": {
      antecedent: "the tower",
      aside: "between the walls",
      detail: "which are higher than a house",
      middle: "looks hollow, but",
      after: "solid all the way through",
    },
    their: {
      antecedent: "masons",
      aside: "of the old capital",
      detail: "which covered a wide valley",
      middle: "split",
      after: "stone with fire and water",
    },
    "they're": {
      antecedent: "the walls",
      aside: "of the enclosure",
      detail: "which is open to the sky",
      middle: "have stood for centuries, although",
      after: "built without mortar",
    },
  },
  person: {
    noun: "archaeologist",
    did: "cleared a floor with a brush",
    owned: "notebooks",
    verdict: "recorded every bead",
    act: "recorded every bead",
  },
  colour: [
    "A wall without mortar can outlive the kingdom that raised it.",
    "In the hills of southern Africa, some of the granite seems to have been stacked by giants.",
    "Trade can leave its traces far from any sea.",
  ],
};
