import type { StarterCard } from "../card.ts";
import { bound, did, is, many, one, was } from "../frames.ts";

export const relayRiders: StarterCard = {
  id: "relay-riders",
  field: "history",
  about: {
    name: "the yam",
    number: "singular",
    is: "the relay of stations that carried messages across the Mongol Empire",
  },
  source: "Standard reference works on the Mongol Empire and on the history of the post",
  facts: [
    was({
      id: "stations",
      subject: many("the stations", "along each road"),
      verb: "supply",
      rest: "with fresh horses by the households around them",
      when: "In the 1200s",
      aside: "which lay about a day's ride apart",
    }),
    was({
      id: "tablet",
      subject: one("a metal tablet", "with a few lines of words"),
      verb: "carry",
      rest: "by every rider on official business",
      when: "In the 1200s",
      aside: "which hung from the neck or belt",
    }),
    is({
      id: "tablets",
      subject: many("the passes", "from the days of the empire"),
      verb: "display",
      rest: "by several museums of Asian art",
      when: "Today",
      aside: "which were cast in iron or silver",
    }),
    is({
      id: "word",
      subject: bound(one("the Mongol word", "for these stations")),
      verb: "echo",
      rest: "by a Russian term for a coach driver",
      when: "Even now",
      aside: "which travelers borrowed long ago",
    }),
    did({
      id: "fresh",
      subject: many("riders", "on the yam"),
      verb: "change",
      rest: "horses at every station",
    }),
    did({
      id: "speed",
      subject: one("an urgent message", "from the frontiers"),
      verb: "cover",
      rest: "more than a hundred miles in a day",
    }),
    did({
      id: "caravan",
      subject: one("a merchant caravan", "with laden camels"),
      verb: "cover",
      rest: "hardly more than twenty miles in a day",
    }),
    did({
      id: "pony",
      subject: many("the riders", "of the American Pony Express"),
      verb: "take",
      rest: "a fresh horse every ten or fifteen miles",
    }),
  ],
  relations: [
    { kind: "result", from: "fresh", to: "speed" },
    { kind: "contrast", from: "speed", to: "caravan" },
    { kind: "similarity", from: "fresh", to: "pony" },
  ],
  phrases: [
    { to: "fresh", verb: "hand", rest: "the tired animals over to a groom", use: "manner" },
    { to: "fresh", verb: "keep", rest: "up their speed all day", use: "purpose" },
    { to: "fresh", verb: "protect", rest: "by the law of the khan", use: "trait" },
  ],
  list: {
    lead: "a rider could count on finding three things at a station",
    items: ["a meal", "a bed", "a fresh horse"],
  },
  slots: {
    its: {
      antecedent: "a station",
      aside: "between two towns",
      detail: "which might lie far from any river",
      middle: "owed",
      after: "horses to any rider with a pass",
    },
    "it's": {
      antecedent: "the pass",
      aside: "with its few words",
      detail: "which speak in the name of the khan",
      middle: "is small, but",
      after: "heavy for its size",
    },
    their: {
      antecedent: "riders",
      aside: "on a long road",
      detail: "which might cross a desert",
      middle: "bound",
      after: "bodies with cloth against the jolting",
    },
    "they're": {
      antecedent: "the passes",
      aside: "of the empire",
      detail: "which reached from Korea to Hungary",
      middle: "are prized today, for",
      after: "among the few that survive",
    },
  },
  person: {
    noun: "rider",
    did: "reached a station at night",
    owned: "horses",
    verdict: "were led to water first",
    act: "asked at once for a fresh mount",
  },
  colour: [
    "An empire is only as large as the distance that its orders can travel.",
    "In the thirteenth century, a letter could cross Asia faster than at any time before the railroad.",
    "The Mongols governed from the saddle, and news mattered to them as much as armies did.",
  ],
};
