import type { FactCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const lichens: FactCard = {
  id: "lichens",
  field: "science",
  about: {
    name: "lichens",
    number: "plural",
    is: "partnerships of a fungus and an alga that live together as one body",
  },
  source: "Standard reference works on lichenology and on dyeing",
  facts: [
    is({
      id: "air",
      subject: many("lichens", "on the bark of a city tree"),
      verb: "survey",
      rest: "by scientists who want to know how clean the air is",
      when: "Today",
      aside: "which take in whatever the wind carries",
    }),
    was({
      id: "dual",
      subject: bound(one("the double nature", "of these growths")),
      verb: "recognize",
      rest: "by the botanist Simon Schwendener, whose colleagues did not believe him",
      when: "In the 1860s",
      aside: "which no earlier observers had suspected",
    }),
    was({
      id: "dye",
      subject: many("wool cloths", "for the Scottish market"),
      verb: "dye",
      rest: "with lichens by weavers in the Highlands",
      when: "In the 1800s",
      aside: "which kept an earthy smell for years",
    }),
    is({
      id: "age",
      subject: bound(one("the age", "of some glacial rocks")),
      verb: "estimate",
      rest: "by researchers from the width of the lichens that grow on them",
      when: "Currently",
      aside: "which no written records report",
    }),
    does({
      id: "sensitive",
      subject: many("many lichens", "on the trunk of a tree"),
      verb: "die",
      rest: "when the air is heavy with sulfur",
    }),
    does({
      id: "tough",
      subject: one("a lichen", "on mountain rocks"),
      verb: "withstand",
      rest: "frost, drought, and fierce sunlight for centuries",
    }),
    does({
      id: "food",
      subject: one("the alga", "inside these bodies"),
      verb: "make",
      rest: "sugar from sunlight and passes much of it to the fungus",
    }),
    does({
      id: "bare",
      subject: many("lichens", "with such a partner"),
      verb: "grow",
      rest: "on bare stone, where no fungus could feed itself alone",
    }),
    does({
      id: "coral",
      subject: one("a coral", "in shallow seas"),
      verb: "live",
      rest: "on sugar that algae make inside its tissues",
    }),
    does({
      id: "partner",
      subject: many("lichens", "of every kind"),
      verb: "provide",
      rest: "food for animals that find little else in winter",
    }),
    does({
      id: "reindeer",
      subject: many("reindeer", "on the winter tundra"),
      verb: "dig",
      rest: "through the snow to reach pale, bushy lichens",
    }),
  ],
  relations: [
    { kind: "result", from: "food", to: "bare" },
    { kind: "contrast", from: "tough", to: "sensitive" },
    { kind: "similarity", from: "food", to: "coral" },
    { kind: "example", from: "partner", to: "reindeer" },
  ],
  phrases: [
    {
      to: "tough",
      verb: "dry",
      rest: "out completely and waking again with the dew",
      use: "manner",
    },
    { to: "reindeer", verb: "find", rest: "something to eat in the dark months", use: "purpose" },
    { to: "tough", verb: "batter", rest: "by wind and ice", use: "trait" },
  ],
  list: {
    lead: "botanists sort lichens by the shape of their bodies",
    items: ["flat crusts", "leafy lobes", "small branching shrubs"],
  },
  slots: {
    its: {
      antecedent: "a lichen",
      aside: "among mosses",
      detail: "which often cover the same stones",
      middle: "can be known by",
      after: "dry and crusty surface",
    },
    "it's": {
      antecedent: "the fungus",
      aside: "in both of these lichens",
      detail: "which grow side by side",
      middle: "cannot live alone because",
      after: "unable to make sugar from light",
    },
    their: {
      antecedent: "lichens",
      aside: "on a city wall",
      detail: "which is washed by every shower",
      middle: "draw",
      after: "water straight from the air",
    },
    "they're": {
      antecedent: "lichens",
      aside: "on an old gravestone",
      detail: "which may have stood for centuries",
      middle: "look like spots of paint, but",
      after: "as alive as any tree",
    },
  },
  colour: [
    "Roofs, gravestones, and the bark of old trees carry patches of gray and orange that most people never look at twice.",
    "What looks like a single plant may be two living things of very different kinds.",
    "Some living things grow so slowly that a century adds only the width of a hand.",
  ],
};
