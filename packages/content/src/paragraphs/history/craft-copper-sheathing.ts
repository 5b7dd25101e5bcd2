import type { Paragraph } from "../paragraph.ts";

export const craftCopperSheathing: Paragraph = {
  id: "craft-copper-sheathing",
  version: 2,
  field: "history",
  source: "Standard histories of naval architecture",
  text:
    "The Royal Navy covered the hull of the frigate HMS *Alarm* with copper in 1761 to protect the wood from " +
    "shipworms, mollusks that bore into timber. Unfortunately, contact between the plates and the iron nails " +
    "beneath them caused the nails to corrode rapidly in seawater. The sheathing of large numbers of ships " +
    "became practical only after fastenings made of copper alloys had replaced those made of iron.",
  joints: [
    { kind: "noun-and-phrase", after: "between the plates and the iron nails beneath them" },
    {
      kind: "subject-and-verb",
      after:
        "became practical only after fastenings made of copper alloys had replaced those made of iron",
      verb: "became",
    },
    { kind: "noun-and-phrase", after: "of large numbers of ships" },
    { kind: "preposition-and-object", after: "seawater" },
  ],
  verbs: [
    { kind: "relative", verb: "bore", base: "bore", antecedent: "mollusks", number: "plural" },
    {
      kind: "finite",
      verb: "covered",
      base: "cover",
      subject: "The Royal Navy",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["cause", "contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "The Royal Navy covered the hull of the frigate HMS *Alarm* with copper in 1761 to protect the wood from " +
        "shipworms, mollusks that bore into timber",
      second:
        "contact between the plates and the iron nails beneath them caused the nails to corrode rapidly in seawater",
      why: "The first statement says that the navy covered a hull with copper to protect the wood from shipworms, but the second reports that contact with the copper caused the iron nails of the hull to corrode.",
    },
  ],
};
