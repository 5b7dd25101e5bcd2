import type { Paragraph } from "../paragraph.ts";

export const moreAntarcticTreaty: Paragraph = {
  id: "more-antarctic-treaty",
  version: 3,
  field: "geography",
  source: "Encyclopedias of international law; histories of polar exploration",
  text:
    "The twelve nations that signed the Antarctic Treaty in 1959 agreed to reserve the continent for " +
    "peaceful research, leaving territorial claims unresolved. Subsequently, in 1991, the members adopted a " +
    "protocol that forbids the extraction of minerals. Since the treaty took effect, more than forty other " +
    "nations have joined it.",
  joints: [
    { kind: "outcome", after: "leaving territorial claims unresolved", verbs: ["agreed"] },
    {
      kind: "essential",
      after: "that signed the Antarctic Treaty in 1959",
      next: "agreed to reserve the continent for peaceful research",
      verb: "agreed",
    },
    {
      kind: "dependent-first",
      after: "more than forty other nations have joined it",
      verbs: ["took", "have joined"],
    },
    { kind: "noun-and-phrase", after: "of minerals" },
    { kind: "preposition-and-object", after: "peaceful research" },
    {
      kind: "verb-and-complement",
      after: "a protocol that forbids the extraction of minerals",
      verb: "adopted",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to reserve", base: "reserve", beside: "agreed" },
    {
      kind: "finite",
      verb: "have joined",
      base: "join",
      subject: "more than forty other nations",
      number: "plural",
      tense: "perfect",
      time: "Since the treaty took effect",
    },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "agreed" },
    {
      kind: "relative",
      verb: "forbids",
      base: "forbid",
      antecedent: "a protocol",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "similarity", "purpose"],
      words: "Subsequently",
      first:
        "The twelve nations that signed the Antarctic Treaty in 1959 agreed to reserve the continent for peaceful research, leaving territorial claims unresolved",
      second: "in 1991, the members adopted a protocol that forbids the extraction of minerals",
      why: "The first statement says that twelve nations agreed in 1959 to reserve Antarctica for peaceful research, and the second says that the members of the Antarctic Treaty forbade the extraction of minerals in 1991.",
    },
  ],
  nouns: [
    {
      at: "nations that signed",
      word: "nations",
      forms: ["nation", "nations", "nation's", "nations'"],
      counted: "twelve",
      role: "predicate",
      why: "Twelve nations are meant, and the words that follow tell what they signed.",
    },
  ],
};
