import type { Paragraph } from "../paragraph.ts";

export const soundTalkingDrum: Paragraph = {
  id: "sound-talking-drum",
  field: "arts",
  source: "Encyclopedias of music; studies of Yoruba music",
  text:
    "By squeezing the cords that join the two heads of the *dundun*, an hourglass drum of the Yoruba people, a " +
    "player raises and lowers its pitch in imitation of speech. In this way, a skilled drummer can recite " +
    "proverbs or the praises of a ruler without saying a word.",
  joints: [
    { kind: "noun-and-phrase", after: "of a ruler" },
    {
      kind: "front",
      after: "a player raises and lowers its pitch in imitation of speech",
      verbs: ["raises and lowers"],
    },
    { kind: "noun-and-phrase", after: "of speech" },
    {
      kind: "clauses",
      after:
        "In this way, a skilled drummer can recite proverbs or the praises of a ruler without saying a word",
      verbs: ["raises and lowers", "can recite"],
    },
    { kind: "noun-and-phrase", after: "of the Yoruba people" },
    { kind: "noun-and-phrase", after: "of the *dundun*" },
  ],
  verbs: [
    { kind: "preposition", verb: "squeezing", base: "squeeze", beside: "raises" },
    { kind: "relative", verb: "join", base: "join", antecedent: "the cords", number: "plural" },
    { kind: "preposition", verb: "saying", base: "say", beside: "can recite" },
  ],
  turns: [],
};
