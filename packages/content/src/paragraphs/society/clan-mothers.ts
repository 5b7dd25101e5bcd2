import type { Paragraph } from "../paragraph.ts";

export const clanMothers: Paragraph = {
  id: "clan-mothers",
  version: 3,
  field: "society",
  source: "Encyclopedias of Native American peoples; histories of political thought",
  text:
    "The chiefs of the Haudenosaunee, a confederacy of six Indigenous nations of eastern North America, are " +
    "chosen by women. When the seat of a chief falls vacant, the senior woman of his lineage, who is known as " +
    "the clan mother, names the successor. Furthermore, she may warn a chief who neglects his duties and " +
    "finally remove him from office.",
  joints: [
    { kind: "noun-and-phrase", after: "of six Indigenous nations of eastern North America" },
    {
      kind: "inset",
      after: "a confederacy of six Indigenous nations of eastern North America",
      next: "are chosen by women",
      verb: "are",
    },
    {
      kind: "dependent-first",
      after:
        "the senior woman of his lineage, who is known as the clan mother, names the successor",
      verbs: ["falls", "names"],
    },
    {
      kind: "second-verb",
      after: "finally remove him from office",
      verbs: ["may warn", "finally remove"],
    },
    {
      kind: "verb-and-complement",
      after: "a chief who neglects his duties and finally remove him from office",
      verb: "may warn",
    },
    { kind: "noun-and-phrase", after: "of his lineage" },
    { kind: "preposition-and-object", after: "women" },
    { kind: "preposition-and-object", after: "office" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The chiefs",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "neglects",
      base: "neglect",
      antecedent: "a chief",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "names",
      base: "name",
      subject: "the senior woman",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["contrast", "sequence", "similarity"],
      words: "Furthermore",
      first:
        "When the seat of a chief falls vacant, the senior woman of his lineage, who is known as the clan mother, names the successor",
      second: "she may warn a chief who neglects his duties and finally remove him from office",
      why: "The first statement says that the clan mother names the successor when the seat of a chief falls vacant, and the second says that the clan mother may warn a neglectful chief and finally remove him from office.",
    },
  ],
  nouns: [
    {
      at: "nations of eastern",
      word: "nations",
      forms: ["nation", "nations", "nation's", "nations'"],
      counted: "six",
      role: "predicate",
      why: "Six nations are meant, and nothing that follows belongs to them.",
    },
  ],
};
