import type { Paragraph } from "../paragraph.ts";

export const screenWithinOurGates: Paragraph = {
  id: "screen-within-our-gates",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; library catalogs of silent film",
  text:
    "All prints of *Within Our Gates*, a silent feature released by the Black director Oscar Micheaux in 1920, " +
    "were thought lost until a copy with Spanish titles was identified in Madrid in the 1970s. The Library of " +
    "Congress completed a restoration in 1993, translating the titles back into English. No earlier feature by a " +
    "Black director is known to survive.",
  joints: [
    {
      kind: "inset",
      after: "a silent feature released by the Black director Oscar Micheaux in 1920",
      next: "were thought lost until a copy with Spanish titles was identified in Madrid in the 1970s",
      verb: "were thought",
    },
    { kind: "outcome", after: "translating the titles back into English", verbs: ["completed"] },
    { kind: "noun-and-phrase", after: "with Spanish titles" },
    { kind: "title-and-name", title: "the Black director", after: "Oscar Micheaux" },
    { kind: "subject-and-verb", after: "is known to survive", verb: "is known" },
    { kind: "noun-and-phrase", after: "by a Black director" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "The Library of Congress",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "translating", base: "translate", beside: "completed" },
  ],
  turns: [],
};
