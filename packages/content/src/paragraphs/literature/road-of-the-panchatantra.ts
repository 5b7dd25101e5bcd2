import type { Paragraph } from "../paragraph.ts";

export const roadOfThePanchatantra: Paragraph = {
  id: "road-of-the-panchatantra",
  version: 2,
  field: "literature",
  source: "Standard histories of world literature; encyclopedias of folklore",
  text:
    "The animal tales of the *Panchatantra*, composed in Sanskrit, reached Europe through a chain of " +
    "translations. In the sixth century, physician Burzoy rendered them into Middle Persian, and writer Ibn " +
    "al-Muqaffa translated his version into Arabic two centuries later. Subsequently, the Arabic text passed " +
    "into Syriac, Greek, and Hebrew.",
  joints: [
    {
      kind: "inset",
      after: "composed in Sanskrit",
      next: "reached Europe through a chain of translations",
      verb: "reached",
    },
    {
      kind: "coordinated",
      after: "writer Ibn al-Muqaffa translated his version into Arabic two centuries later",
      verbs: ["rendered", "translated"],
    },
    { kind: "title-and-name", title: "physician", after: "Burzoy" },
    { kind: "lead-and-series", after: "Syriac, Greek, and Hebrew" },
    { kind: "items", items: ["Syriac", "Greek", "Hebrew"] },
    { kind: "noun-and-phrase", after: "of translations" },
    { kind: "title-and-name", title: "writer", after: "Ibn al-Muqaffa" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "rendered",
      base: "render",
      subject: "physician Burzoy",
      number: "singular",
      tense: "past",
      time: "In the sixth century",
    },
  ],
  turns: [],
};
