import type { Paragraph } from "../paragraph.ts";

export const turnSemaphoreTowers: Paragraph = {
  id: "turn-semaphore-towers",
  version: 2,
  field: "technology",
  source: "Histories of telecommunication; encyclopedias of French history",
  text:
    "Claude Chappe, a French engineer, wanted to send messages faster than any horse could carry them. To " +
    "this end, he designed a line of towers, each within sight of the next, that relayed signals with " +
    "jointed wooden arms. By the early nineteenth century, a message could cross France in less than an " +
    "hour; regrettably, the arms could not be seen at night or in fog.",
  joints: [
    {
      kind: "inset",
      after: "a French engineer",
      next: "wanted to send messages faster than any horse could carry them",
      verb: "wanted",
    },
    {
      kind: "verb-and-complement",
      after: "to send messages faster than any horse could carry them",
      verb: "wanted",
    },
    { kind: "noun-and-phrase", after: "of towers" },
    {
      kind: "front",
      after: "a message could cross France in less than an hour",
      verbs: ["could cross"],
    },
    { kind: "noun-and-phrase", after: "with jointed wooden arms" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to send", base: "send", beside: "wanted" },
    {
      kind: "finite",
      verb: "designed",
      base: "design",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first:
        "Claude Chappe, a French engineer, wanted to send messages faster than any horse could carry them",
      second:
        "he designed a line of towers, each within sight of the next, that relayed signals with jointed wooden arms",
      why: "The first statement says that Chappe wanted to send messages faster than any horse could travel, and the second says that Chappe designed a line of towers that relayed signals with jointed wooden arms.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession"],
      words: "regrettably",
      first: "By the early nineteenth century, a message could cross France in less than an hour",
      second: "the arms could not be seen at night or in fog",
      why: "The first statement says that a message could cross France in less than an hour by the early nineteenth century, but the second reports that the arms of the signal towers could not be seen at night or in fog.",
    },
  ],
};
