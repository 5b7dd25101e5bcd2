import type { Paragraph } from "../paragraph.ts";

export const apellesLostWorks: Paragraph = {
  id: "apelles-lost-works",
  version: 2,
  field: "arts",
  source: "Standard histories of Greek painting; encyclopedia entries on Apelles",
  text:
    "Ancient writers ranked Apelles, who worked at the court of Alexander the Great in the " +
    "fourth century BCE, above all other Greek painters. Unfortunately, none of his pictures " +
    "survives, so scholars who wish to judge his style must rely on two kinds of evidence: " +
    "literary descriptions and Roman imitations.",
  joints: [
    { kind: "noun-and-phrase", after: "of Alexander the Great in the fourth century BCE" },
    { kind: "preposition-and-object", after: "two kinds of evidence" },
    { kind: "noun-and-phrase", after: "of evidence" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "ranked",
      base: "rank",
      subject: "Ancient writers",
      number: "plural",
      tense: "past",
    },
    { kind: "relative", verb: "wish", base: "wish", antecedent: "scholars", number: "plural" },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession"],
      words: "Unfortunately",
      first:
        "Ancient writers ranked Apelles, who worked at the court of Alexander the Great in the fourth century BCE, above all other Greek painters",
      second: "none of his pictures survives",
      why: "The first statement reports that ancient writers ranked Apelles above all other Greek painters, but the second reports the loss of every picture that Apelles painted.",
    },
  ],
};
