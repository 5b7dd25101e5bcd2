import type { Paragraph } from "../paragraph.ts";

export const turnTwoMills: Paragraph = {
  id: "turn-two-mills",
  version: 2,
  field: "technology",
  source: "Histories of technology; textbooks on renewable energy",
  text:
    "The miller of a post mill, the oldest type of windmill in Europe, turned the whole wooden body on its " +
    "post until the sails faced the wind; the miller of a later tower mill, by contrast, turned only the " +
    "cap. When the wind rose, a miller could shorten the sailcloth on each arm; alternatively, the miller " +
    "could apply the brake and put off the work.",
  joints: [
    {
      kind: "inset",
      after: "the oldest type of windmill in Europe",
      next: "turned the whole wooden body on its post until the sails faced the wind",
      verb: "turned",
    },
    {
      kind: "turning-clauses",
      after: "the miller of a later tower mill, by contrast, turned only the cap",
      verbs: ["turned", "turned"],
    },
    {
      kind: "dependent-first",
      after: "a miller could shorten the sailcloth on each arm",
      verbs: ["rose", "could shorten"],
    },
    { kind: "noun-and-phrase", after: "of a post mill" },
    { kind: "noun-and-phrase", after: "of a later tower mill" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "faced",
      base: "face",
      subject: "the sails",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "rose",
      base: "rise",
      subject: "the wind",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "by contrast",
      first:
        "The miller of a post mill, the oldest type of windmill in Europe, turned the whole wooden body on its post until the sails faced the wind",
      second: "the miller of a later tower mill turned only the cap",
      why: "The first statement says that the miller of a post mill turned the whole wooden body to face the wind, whereas the second says that the miller of a tower mill turned only the cap.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first: "When the wind rose, a miller could shorten the sailcloth on each arm",
      second: "the miller could apply the brake and put off the work",
      why: "The first statement says that a miller could shorten the sailcloth on each arm when the wind rose, and the second says that a miller could apply the brake in a rising wind and put off the work.",
    },
  ],
};
