import type { Paragraph } from "../paragraph.ts";

export const stageLamentation: Paragraph = {
  id: "stage-lamentation",
  version: 2,
  field: "arts",
  source: "Encyclopedias of dance; studies of Martha Graham",
  text:
    "In *Lamentation*, a solo that choreographer Martha Graham introduced in 1930 and performed almost " +
    "entirely while seated on a bench, a tube of stretched jersey encloses the dancer, turning each movement " +
    "of her limbs into a shifting diagonal.",
  joints: [
    { kind: "noun-and-phrase", after: "of stretched jersey" },
    {
      kind: "outcome",
      after: "turning each movement of her limbs into a shifting diagonal",
      verbs: ["encloses"],
    },
    { kind: "noun-and-phrase", after: "of her limbs" },
    { kind: "preposition-and-object", after: "a shifting diagonal" },
    { kind: "front", after: "a tube of stretched jersey encloses the dancer", verbs: ["encloses"] },
    { kind: "title-and-name", title: "choreographer", after: "Martha Graham" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "Martha Graham",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "turning", base: "turn", beside: "encloses" },
    {
      kind: "finite",
      verb: "encloses",
      base: "enclose",
      subject: "a tube",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
