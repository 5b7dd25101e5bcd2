import type { Paragraph } from "../paragraph.ts";

export const soundDevilWithoutSong: Paragraph = {
  id: "sound-devil-without-song",
  version: 2,
  field: "arts",
  source: "Encyclopedias of medieval music and drama",
  text:
    "The *Ordo Virtutum*, a drama that the abbess Hildegard of Bingen composed in the twelfth century, presents " +
    "the struggle of a soul between good and evil. Each of the Virtues sings; the Devil, by contrast, has only " +
    "spoken lines.",
  joints: [
    {
      kind: "inset",
      after: "a drama that the abbess Hildegard of Bingen composed in the twelfth century",
      next: "presents the struggle of a soul between good and evil",
      verb: "presents",
    },
    {
      kind: "turning-clauses",
      after: "the Devil, by contrast, has only spoken lines",
      verbs: ["sings", "has"],
    },
    { kind: "noun-and-phrase", after: "of a soul between good and evil" },
    { kind: "title-and-name", title: "the abbess", after: "Hildegard of Bingen" },
    { kind: "preposition-and-object", after: "good and evil" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "presents",
      base: "present",
      subject: "The *Ordo Virtutum*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "sings",
      base: "sing",
      subject: "Each",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first: "Each of the Virtues sings",
      second: "the Devil has only spoken lines",
      why: "The first statement says that each of the Virtues in the drama sings, whereas the second says that the Devil in the drama has only spoken lines.",
    },
  ],
};
