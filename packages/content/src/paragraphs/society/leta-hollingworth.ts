import type { Paragraph } from "../paragraph.ts";

export const letaHollingworth: Paragraph = {
  id: "leta-hollingworth",
  version: 2,
  field: "society",
  source: "Histories of psychology",
  text:
    "When Leta Hollingworth entered graduate school, many psychologists believed that women were less fit " +
    "for demanding work during menstruation. For her dissertation (1914), she tested the skills of women and " +
    "men daily for several months and found no such decline. Another common belief, that males vary more " +
    "than females, failed a similar test: her measurements of two thousand newborns revealed no greater " +
    "variation among the boys.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "many psychologists believed that women were less fit for demanding work during menstruation",
      verbs: ["entered", "believed"],
    },
    { kind: "second-verb", after: "found no such decline", verbs: ["tested", "found"] },
    {
      kind: "inset",
      after: "that males vary more than females",
      next: "failed a similar test",
      verb: "failed",
    },
    {
      kind: "explanation",
      after:
        "her measurements of two thousand newborns revealed no greater variation among the boys",
      verbs: ["failed", "revealed"],
    },
    { kind: "noun-and-phrase", after: "of two thousand newborns" },
    { kind: "noun-and-phrase", after: "of women and men" },
    { kind: "preposition-and-object", after: "menstruation" },
    { kind: "preposition-and-object", after: "the boys" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "failed",
      base: "fail",
      subject: "Another common belief",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "revealed",
      base: "reveal",
      subject: "her measurements",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "believed",
      base: "believe",
      subject: "many psychologists",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
