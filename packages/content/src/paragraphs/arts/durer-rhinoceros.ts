import type { Paragraph } from "../paragraph.ts";

export const durerRhinoceros: Paragraph = {
  id: "durer-rhinoceros",
  version: 2,
  field: "arts",
  source: "Standard histories of European printmaking; museum notes on Dürer's woodcuts",
  text:
    "German artist Albrecht Dürer never saw the animal that he depicted in *The Rhinoceros*, a 1515 woodcut " +
    "based on a sketch and a written description sent from Lisbon. The print contains several errors, " +
    "including a small second horn on the back. Nevertheless, it remained the standard European image of the " +
    "species until the eighteenth century.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, it remained the standard European image of the species until the eighteenth century",
      verbs: ["contains", "remained"],
    },
    {
      kind: "verb-and-complement",
      after: "the animal that he depicted in *The Rhinoceros*",
      verb: "saw",
    },
    { kind: "noun-and-phrase", after: "of the species" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The print",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "remained",
      base: "remain",
      subject: "it",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "The print contains several errors, including a small second horn on the back",
      second: "it remained the standard European image of the species until the eighteenth century",
      why: "The first statement says that the print of the rhinoceros contains several errors, but the second reports that the print remained the standard European image of the animal until the eighteenth century.",
    },
  ],
  pronouns: [{ word: "it", at: "it remained the standard", antecedent: "The print" }],
};
