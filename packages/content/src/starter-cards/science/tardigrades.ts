import type { StarterCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const tardigrades: StarterCard = {
  id: "tardigrades",
  field: "science",
  about: {
    name: "tardigrades",
    number: "plural",
    is: "animals the size of a grain of sand that survive drying out",
  },
  source: "Standard reference works on invertebrate zoology",
  facts: [
    is({
      id: "found",
      subject: many("tardigrades", "of one kind or another"),
      verb: "see",
      rest: "under the microscope by anyone who wets a clump of moss",
      when: "Today",
      aside: "which live on every continent",
    }),
    was({
      id: "named",
      subject: one("the first tardigrade", "in the scientific records"),
      verb: "describe",
      rest: "by the pastor Johann Goeze, who called it a little water bear",
      when: "In 1773",
      aside: "which walks on eight stubby legs",
    }),
    was({
      id: "space",
      subject: many("dried tardigrades", "on the outside of a satellite"),
      verb: "expose",
      rest: "to the vacuum of space by a team of biologists",
      when: "In 2007",
      aside: "which had no shelter but their own skin",
    }),
    is({
      id: "protein",
      subject: bound(one("a protein", "from the cells of these animals")),
      verb: "study",
      rest: "by teams that hope to store vaccines without refrigeration",
      when: "Currently",
      aside: "which shields fragile molecules from drought",
    }),
    does({
      id: "wake",
      subject: many("tardigrades", "in a dry state"),
      verb: "survive",
      rest: "conditions that would kill almost any other animal",
    }),
    does({
      id: "walk",
      subject: one("an active tardigrade", "in its film of water"),
      verb: "die",
      rest: "within a day when the water grows a little too warm",
    }),
    does({
      id: "curl",
      subject: many("tardigrades", "on a drying patch of moss"),
      verb: "lose",
      rest: "nearly all the water in their bodies",
    }),
    does({
      id: "stop",
      subject: one("the metabolism", "of these animals"),
      verb: "slow",
      rest: "almost to a stop until rain returns",
    }),
    does({
      id: "seed",
      subject: many("the seeds", "of many a desert plant"),
      verb: "wait",
      rest: "in a dry state for years until rain arrives",
    }),
  ],
  relations: [
    { kind: "result", from: "curl", to: "stop" },
    { kind: "contrast", from: "wake", to: "walk" },
    { kind: "similarity", from: "stop", to: "seed" },
    { kind: "example", from: "wake", to: "space" },
  ],
  phrases: [
    { to: "curl", verb: "draw", rest: "in their legs and curling into a ball", use: "manner" },
    { to: "curl", verb: "outlast", rest: "a drought", use: "purpose" },
    { to: "curl", verb: "threaten", rest: "by drought", use: "trait" },
  ],
  list: {
    lead: "a drying tardigrade protects itself in three ways",
    items: ["it pulls in its legs", "it gives up its water", "it curls into a ball"],
  },
  slots: {
    its: {
      antecedent: "a tardigrade",
      aside: "among its neighbors",
      detail: "which are hardly larger than grains of dust",
      middle: "grips the moss with the claws on",
      after: "eight short legs",
    },
    "it's": {
      antecedent: "the animal",
      aside: "in these pictures",
      detail: "which were taken through a strong lens",
      middle: "looks fierce, yet",
      after: "no longer than a grain of sand",
    },
    their: {
      antecedent: "tardigrades",
      aside: "in a drying pond",
      detail: "which may be gone by noon",
      middle: "pull in",
      after: "legs before they curl up",
    },
    "they're": {
      antecedent: "dried tardigrades",
      aside: "on a piece of bark",
      detail: "which looks quite bare to the eye",
      middle: "seem lifeless, but",
      after: "able to wake within an hour",
    },
  },
  person: {
    noun: "biologist",
    did: "counted a sample of moss twice",
    owned: "totals",
    verdict: "differed a little",
    act: "wrote down both totals",
  },
  colour: [
    "Few animals are as hard to kill, or as easy to overlook, as the ones that live in a cushion of roadside moss.",
    "A single drop of water squeezed from moss may hold a dozen animals that no eye can see unaided.",
    "Life without water would seem to be impossible.",
  ],
};
