import type { Paragraph } from "../paragraph.ts";

export const silkSpinners: Paragraph = {
  id: "silk-spinners",
  version: 2,
  field: "history",
  source: "Histories of medieval Paris; histories of women's work",
  text:
    "Women belonged to many of the guilds of medieval Paris and were the only members of several. For example, " +
    "the *Livre des métiers*, a collection of regulations that was compiled around 1268, contains the rules of " +
    "the silk spinners, a guild to which only women belonged.",
  joints: [
    { kind: "second-verb", after: "were the only members of several", verbs: ["belonged", "were"] },
    {
      kind: "turning-clauses",
      after:
        "For example, the *Livre des métiers*, a collection of regulations that was compiled around 1268, contains the rules of the silk spinners",
      verbs: ["belonged", "contains"],
    },
    {
      kind: "inset",
      after: "a collection of regulations that was compiled around 1268",
      next: "contains the rules of the silk spinners",
      verb: "contains",
      front: "For example",
    },
    { kind: "noun-and-phrase", after: "of the silk spinners" },
    { kind: "noun-and-phrase", after: "of medieval Paris" },
    { kind: "verb-and-complement", after: "the rules of the silk spinners", verb: "contains" },
    { kind: "noun-and-phrase", after: "of regulations that was compiled around 1268" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "the *Livre des métiers*",
      number: "singular",
      tense: "present",
    },
    { kind: "finite", verb: "were", base: "be", subject: "Women", number: "plural", tense: "past" },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first:
        "Women belonged to many of the guilds of medieval Paris and were the only members of several",
      second:
        "the *Livre des métiers*, a collection of regulations that was compiled around 1268, contains the rules of the silk spinners, a guild to which only women belonged",
      why: "The first statement says that women were the only members of several guilds of medieval Paris, and the second says that the *Livre des métiers* contains the rules of the silk spinners, a guild of women.",
    },
  ],
};
