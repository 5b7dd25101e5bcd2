import type { Paragraph } from "../paragraph.ts";

export const turnRampsAtCurbs: Paragraph = {
  id: "turn-ramps-at-curbs",
  version: 2,
  field: "society",
  source: "Textbooks on universal design; histories of the disability rights movement",
  text:
    "Ramps cut into the curbs of sidewalks were demanded in the 1970s by activists in Berkeley, California, " +
    "who used wheelchairs. The ramps serve many other people as well; travelers with wheeled suitcases, for " +
    "example, cross streets on them. Strollers, bicycles, and delivery carts use them too. In short, a change " +
    "made for a few has benefited nearly everyone.",
  joints: [
    {
      kind: "turning-clauses",
      after: "travelers with wheeled suitcases, for example, cross streets on them",
      verbs: ["serve", "cross"],
    },
    { kind: "noun-and-phrase", after: "with wheeled suitcases" },
    { kind: "noun-and-phrase", after: "of sidewalks" },
    {
      kind: "subject-and-verb",
      after: "were demanded in the 1970s by activists in Berkeley",
      verb: "were demanded",
    },
    { kind: "items", items: ["Strollers", "bicycles", "delivery carts"] },
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
      verb: "cross",
      base: "cross",
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
      second: "travelers with wheeled suitcases cross streets on them",
      why: "The first statement says that the ramps serve other people too, and the second names one such group.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first: "Strollers, bicycles, and delivery carts use them too",
      second: "a change made for a few has benefited nearly everyone",
      why: "The first statement lists further users of the ramps, and the second draws all the cases together in one brief general statement.",
    },
  ],
};
