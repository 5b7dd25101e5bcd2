import type { Paragraph } from "../paragraph.ts";

export const moreWhistlesOfLaGomera: Paragraph = {
  id: "more-whistles-of-la-gomera",
  field: "society",
  source: "Encyclopedias of linguistics; ethnographies of the Canary Islands",
  text:
    "Because a whistle carries farther than a shout, herders on La Gomera, one of the Canary Islands, have " +
    "long been able to converse across deep ravines in Silbo, a form of speech that represents the sounds of " +
    "Spanish by changes of pitch.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "herders on La Gomera, one of the Canary Islands, have long been able to converse across deep ravines in Silbo, a form of speech that represents the sounds of Spanish by changes of pitch",
      verbs: ["carries", "have long been"],
    },
    { kind: "noun-and-phrase", after: "of Spanish" },
    { kind: "noun-and-phrase", after: "of pitch" },
    { kind: "noun-and-phrase", after: "of speech" },
    { kind: "preposition-and-object", after: "deep ravines" },
    { kind: "noun-and-phrase", after: "of the Canary Islands" },
  ],
  verbs: [{ kind: "infinitive", verb: "to converse", base: "converse", beside: "able" }],
  turns: [],
};
