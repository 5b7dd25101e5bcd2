import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const pencils: FactCard = {
  id: "pencils",
  field: "everyday",
  about: {
    name: "pencils",
    number: "plural",
    is: "sticks of wood around a core of graphite and clay",
  },
  source: "Standard reference works on the history of the pencil",
  facts: [
    was({
      id: "sheep",
      subject: one("the graphite", "from the hills of Borrowdale"),
      verb: "use",
      rest: "by English shepherds to mark their sheep",
      when: "In the 1500s",
      aside: "which lay in large pure lumps",
    }),
    was({
      id: "thoreau",
      subject: many("the best American pencils", "of the day"),
      verb: "make",
      rest: "by the Thoreau family of Concord",
      when: "In the 1840s",
      aside: "which sold at a high price",
    }),
    is({
      id: "cedar",
      subject: many("most pencils", "on the market"),
      verb: "cut",
      rest: "from soft wood by machines that shape eight at a time",
      when: "Today",
      aside: "which pass through many hands",
    }),
    is({
      id: "grade",
      subject: bound(one("the hardness", "of drawing pencils")),
      verb: "show",
      rest: "by a letter and a number near the end",
      when: "Nowadays",
      aside: "which depends on the clays in the core",
    }),
    did({
      id: "war",
      subject: one("France", "during the wars of the 1790s"),
      verb: "have",
      rest: "no access to English graphite",
    }),
    did({
      id: "conte",
      subject: one("the inventor", "Nicolas-Jacques Conté", "he"),
      verb: "learn",
      rest: "to mix powdered graphite with clay and fire it",
    }),
    does({
      id: "hard",
      subject: one("a core", "with more clay"),
      verb: "draw",
      rest: "a thin, pale line",
    }),
    does({
      id: "soft",
      subject: one("a core", "with more graphite"),
      verb: "draw",
      rest: "a broad, dark line",
    }),
    does({
      id: "layer",
      subject: one("graphite", "in its thin sheets"),
      verb: "mark",
      rest: "paper because its layers slip off one another",
    }),
    does({
      id: "chalk",
      subject: one("chalk", "on a rough blackboard"),
      verb: "leave",
      rest: "a line because its grains rub off",
    }),
    does({
      id: "odd",
      subject: many("pencils", "of the common yellow kind"),
      verb: "work",
      rest: "where pens fail",
    }),
    does({
      id: "under",
      subject: many("divers", "on a reef"),
      verb: "use",
      rest: "them to write on plastic slates under water",
    }),
  ],
  relations: [
    { kind: "result", from: "war", to: "conte" },
    { kind: "contrast", from: "hard", to: "soft" },
    { kind: "similarity", from: "layer", to: "chalk" },
    { kind: "example", from: "odd", to: "under" },
  ],
  phrases: [
    { to: "conte", verb: "grind", rest: "even poor graphite to a fine powder", use: "manner" },
    { to: "conte", verb: "replace", rest: "the costly English lumps", use: "purpose" },
    { to: "conte", verb: "press", rest: "by the demands of the army", use: "trait" },
  ],
  list: {
    lead: "a common pencil is made of just a few materials",
    items: ["wood", "graphite", "clay"],
  },
  slots: {
    its: {
      antecedent: "a soft pencil",
      aside: "among harder ones",
      detail: "which keep a point longer",
      middle: "is known by",
      after: "broad, dark line",
    },
    "it's": {
      antecedent: "the core",
      aside: "of cheap pencils",
      detail: "which break at every turn",
      middle: "is called lead, although",
      after: "made of graphite and clay",
    },
    their: {
      antecedent: "carpenters",
      aside: "on a building site",
      detail: "which offers few tables",
      middle: "prefer",
      after: "pencils flat so that they do not roll",
    },
    "they're": {
      antecedent: "yellow pencils",
      aside: "in a school desk",
      detail: "which has seen better days",
      middle: "look alike, but",
      after: "made to many grades",
    },
  },
  colour: [
    "One of the most common tools in the world is also one of the least noticed.",
    "Writers who own a dozen machines still reach for a stick of wood when they begin to think.",
  ],
};
