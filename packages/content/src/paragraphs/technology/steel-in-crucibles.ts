import type { Paragraph } from "../paragraph.ts";

export const steelInCrucibles: Paragraph = {
  id: "steel-in-crucibles",
  version: 2,
  field: "technology",
  source: "Histories of metallurgy",
  text:
    "Late in the first millennium BCE, smiths in southern India sealed pieces of iron together with wood and " +
    "leaves in small clay crucibles, which they heated for many hours. The iron absorbed carbon from the plant " +
    "matter; as a result, the ingots that emerged consisted of a hard steel, known as wootz, that was exported to " +
    "western Asia for the manufacture of blades.",
  joints: [
    {
      kind: "turning-clauses",
      after: "as a result, the ingots that emerged consisted of a hard steel",
      verbs: ["absorbed", "consisted"],
    },
    {
      kind: "front",
      after:
        "smiths in southern India sealed pieces of iron together with wood and leaves in small clay crucibles",
      verbs: ["sealed"],
    },
    {
      kind: "subject-and-verb",
      after: "sealed pieces of iron together with wood and leaves in small clay crucibles",
      verb: "sealed",
    },
    { kind: "verb-and-complement", after: "carbon from the plant matter", verb: "absorbed" },
    { kind: "noun-and-phrase", after: "for the manufacture of blades" },
    { kind: "preposition-and-object", after: "the plant matter" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consisted",
      base: "consist",
      subject: "the ingots",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "absorbed",
      base: "absorb",
      subject: "The iron",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "as a result",
      first: "The iron absorbed carbon from the plant matter",
      second: "the ingots that emerged consisted of a hard steel",
      why: "The first statement says that the iron in the crucibles absorbed carbon from the plant matter, and the second says that the ingots that emerged from the crucibles consisted of a hard steel.",
    },
  ],
  pronouns: [{ word: "they", at: "they heated for", antecedent: "smiths" }],
};
