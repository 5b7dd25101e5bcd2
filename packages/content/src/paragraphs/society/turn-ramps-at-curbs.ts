import type { Paragraph } from "../paragraph.ts";

export const turnRampsAtCurbs: Paragraph = {
  id: "turn-ramps-at-curbs",
  version: 2,
  field: "society",
  source: "Textbooks on universal design; histories of the disability rights movement",
  text:
    "In the 1970s, wheelchair users in Berkeley, California, demanded that ramps be cut into the curbs of " +
    "sidewalks. The ramps serve many other people as well; for example, travelers with wheeled suitcases use " +
    "them to cross streets. Parents with strollers, cyclists, and delivery workers rely on them too. In " +
    "short, a change made for a few has benefited nearly everyone.",
  joints: [
    {
      kind: "turning-clauses",
      after: "for example, travelers with wheeled suitcases use them to cross streets",
      verbs: ["serve", "use"],
    },
    { kind: "noun-and-phrase", after: "with wheeled suitcases" },
    { kind: "noun-and-phrase", after: "of sidewalks" },
    {
      kind: "verb-and-complement",
      after: "that ramps be cut into the curbs of sidewalks",
      verb: "demanded",
    },
    { kind: "items", items: ["Parents with strollers", "cyclists", "delivery workers"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has benefited",
      base: "benefit",
      subject: "a change",
      number: "singular",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "use",
      base: "use",
      subject: "travelers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first: "The ramps serve many other people as well",
      second: "travelers with wheeled suitcases use them to cross streets",
      why: "The first statement says that the ramps serve many people who do not use wheelchairs, and the second says that travelers with wheeled suitcases use the ramps to cross streets.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first: "Parents with strollers, cyclists, and delivery workers rely on them too",
      second: "a change made for a few has benefited nearly everyone",
      why: "The first statement says that parents with strollers, cyclists, and delivery workers rely on the ramps, and the second says that a change made for a few has benefited nearly everyone.",
    },
  ],
};
