import type { Paragraph } from "../paragraph.ts";

export const njingaAlliances: Paragraph = {
  id: "njinga-alliances",
  version: 2,
  field: "history",
  source: "Histories of Angola; biographies of Queen Njinga",
  text:
    "Njinga, the ruler of Ndongo and Matamba in present-day Angola, used diplomacy as well as war to " +
    "resist the Portuguese. For example, she formed an alliance with the Dutch after they captured Luanda " +
    "from Portugal in 1641. By the end of 1656, however, she had concluded a treaty of peace with the " +
    "Portuguese themselves.",
  joints: [
    {
      kind: "inset",
      after: "the ruler of Ndongo and Matamba in present-day Angola",
      next: "used diplomacy as well as war to resist the Portuguese",
      verb: "used",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, she formed an alliance with the Dutch after they captured Luanda from Portugal in 1641",
      verbs: ["used", "formed"],
    },
    { kind: "noun-and-phrase", after: "of Ndongo and Matamba in present-day Angola" },
    { kind: "verb-and-complement", after: "an alliance with the Dutch", verb: "formed" },
    { kind: "noun-and-phrase", after: "with the Dutch" },
    { kind: "noun-and-phrase", after: "of peace with the Portuguese themselves" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had concluded",
      base: "conclude",
      subject: "she",
      number: "singular",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "captured",
      base: "capture",
      subject: "they",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "used",
      base: "use",
      subject: "Njinga",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
