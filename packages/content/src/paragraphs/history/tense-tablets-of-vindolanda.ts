import type { Paragraph } from "../paragraph.ts";

export const tenseTabletsOfVindolanda: Paragraph = {
  id: "tense-tablets-of-vindolanda",
  field: "history",
  source: "Histories of Roman Britain; encyclopedia entries on the Vindolanda tablets",
  text:
    "Vindolanda, a Roman fort in northern England, was rebuilt several times in timber and turf. Since 1973, " +
    "the wet ground beneath the floors of its successive wooden forts has yielded more than 1,500 thin " +
    "tablets, on which members of the garrison wrote letters and accounts in ink. One of them, an invitation " +
    "to a birthday party, ends with a greeting in the hand of the sender, Claudia Severa.",
  joints: [
    {
      kind: "inset",
      after: "a Roman fort in northern England",
      next: "was rebuilt several times in timber and turf",
      verb: "was rebuilt",
    },
    {
      kind: "inset",
      after: "an invitation to a birthday party",
      next: "ends with a greeting in the hand of the sender",
      verb: "ends",
    },
    { kind: "verb-and-complement", after: "more than 1,500 thin tablets", verb: "has yielded" },
    {
      kind: "subject-and-verb",
      after: "has yielded more than 1,500 thin tablets",
      verb: "has yielded",
    },
    { kind: "noun-and-phrase", after: "of the garrison" },
    { kind: "preposition-and-object", after: "timber and turf" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has yielded",
      base: "yield",
      subject: "the wet ground",
      number: "singular",
      tense: "perfect",
      time: "Since 1973",
    },
    {
      kind: "finite",
      verb: "was rebuilt",
      base: "rebuild",
      subject: "Vindolanda",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "ends",
      base: "end",
      subject: "One of them",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
