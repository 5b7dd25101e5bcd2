import type { FactCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const fireflies: FactCard = {
  id: "fireflies",
  field: "science",
  about: {
    name: "fireflies",
    number: "plural",
    is: "beetles that find their mates by flashes of light",
  },
  source: "Standard reference works on insects and on bioluminescence",
  facts: [
    is({
      id: "tour",
      subject: many("the synchronous fireflies", "of a valley in Tennessee"),
      verb: "watch",
      rest: "by visitors who win their places in a lottery",
      when: "Nowadays",
      aside: "whose season lasts only about three weeks",
    }),
    was({
      id: "enzyme",
      subject: bound(one("the chemistry", "of living lights")),
      verb: "explore",
      rest: "by the physiologist Raphael Dubois, who worked with click beetles and clams",
      when: "In the 1880s",
      aside: "which had puzzled naturalists for ages",
    }),
    was({
      id: "catch",
      subject: many("thousands of fireflies", "from the area around Baltimore"),
      verb: "collect",
      rest: "by children whom a chemist paid by the hundred",
      when: "In the 1940s",
      aside: "which were needed for a study of their light",
    }),
    is({
      id: "test",
      subject: one("the light reaction", "of these insects"),
      verb: "use",
      rest: "by laboratories to show whether bacteria are present in food",
      when: "Today",
      aside: "which needs only a few molecules",
    }),
    does({
      id: "cool",
      subject: one("the lantern", "of these beetles"),
      verb: "waste",
      rest: "almost no energy as heat",
    }),
    does({
      id: "bulb",
      subject: one("a light bulb", "of the old kind"),
      verb: "lose",
      rest: "most of its energy as heat",
    }),
    does({
      id: "code",
      subject: many("fireflies", "of each species"),
      verb: "flash",
      rest: "in a rhythm that no other species shares",
    }),
    does({
      id: "mate",
      subject: one("a female", "in the grass"),
      verb: "recognize",
      rest: "the males of her own kind in the dark",
    }),
    does({
      id: "cricket",
      subject: one("a male cricket", "in a meadow"),
      verb: "sing",
      rest: "in a rhythm that females of his own species know",
    }),
    does({
      id: "signal",
      subject: many("the flashes", "of a firefly"),
      verb: "serve",
      rest: "purposes other than courtship",
    }),
    does({
      id: "warn",
      subject: many("the larvae", "of every known species"),
      verb: "glow",
      rest: "to warn hungry spiders and toads of their bitter taste",
    }),
  ],
  relations: [
    { kind: "result", from: "code", to: "mate" },
    { kind: "contrast", from: "cool", to: "bulb" },
    { kind: "similarity", from: "code", to: "cricket" },
    { kind: "example", from: "signal", to: "warn" },
  ],
  phrases: [
    { to: "code", verb: "mix", rest: "oxygen with chemicals in their lanterns", use: "manner" },
    { to: "code", verb: "win", rest: "the attention of a mate", use: "purpose" },
    { to: "mate", verb: "surround", rest: "by a dozen flashing rivals", use: "trait" },
  ],
  list: {
    lead: "three things tell one species of firefly from another",
    items: ["the color of the light", "the length of each flash", "the pause between flashes"],
  },
  slots: {
    its: {
      antecedent: "a firefly",
      aside: "among other beetles",
      detail: "which are mostly dark brown",
      middle: "stands out by the pale lantern under",
      after: "tail",
    },
    "it's": {
      antecedent: "the light",
      aside: "of these beetles",
      detail: "which glow on warm nights",
      middle: "never burns a hand, for",
      after: "almost free of heat",
    },
    their: {
      antecedent: "fireflies",
      aside: "in a wet meadow",
      detail: "which is their favorite home",
      middle: "begin",
      after: "display soon after sunset",
    },
    "they're": {
      antecedent: "the larvae",
      aside: "of the common firefly",
      detail: "which lays its eggs in damp soil",
      middle: "hunt at night, when",
      after: "safe from birds",
    },
  },
  colour: [
    "On a warm evening in June, a dark meadow can sparkle as if the stars had come down to the grass.",
    "Light has been a language far longer than there have been people to read it.",
    "Most insects that are active at night find one another by scent or by sound.",
  ],
};
