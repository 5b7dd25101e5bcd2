import type { Paragraph } from "../paragraph.ts";

export const glassOfMurano: Paragraph = {
  id: "glass-of-murano",
  version: 2,
  field: "technology",
  source: "Histories of glass; museum publications on Venetian glass",
  text:
    "By the end of the fifteenth century, glassmakers on the Venetian island of Murano had perfected " +
    "*cristallo*, a glass of exceptional clarity. Its makers purified the ashes that served as a source of " +
    "sodium. In addition, they introduced small amounts of manganese, which removes the greenish tint that " +
    "traces of iron impart to ordinary glass.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In addition, they introduced small amounts of manganese",
      verbs: ["purified", "introduced"],
    },
    { kind: "subject-and-verb", after: "had perfected *cristallo*", verb: "had perfected" },
    { kind: "noun-and-phrase", after: "on the Venetian island of Murano" },
    { kind: "noun-and-phrase", after: "of exceptional clarity" },
    {
      kind: "verb-and-complement",
      after: "the ashes that served as a source of sodium",
      verb: "purified",
    },
    { kind: "preposition-and-object", after: "a source of sodium" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had perfected",
      base: "perfect",
      subject: "glassmakers",
      number: "plural",
      tense: "past-perfect",
      time: "By the end of the fifteenth century",
    },
    {
      kind: "finite",
      verb: "impart",
      base: "impart",
      subject: "traces",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["sequence", "similarity"],
      words: "In addition",
      first: "Its makers purified the ashes that served as a source of sodium",
      second: "they introduced small amounts of manganese",
      why: "The first statement says that the glassmakers purified the ashes that served as a source of sodium, and the second says that the glassmakers introduced manganese, which removes the greenish tint of ordinary glass.",
    },
  ],
  pronouns: [{ word: "they", at: "they introduced small amounts", antecedent: "Its makers" }],
};
