import type { Paragraph } from "../paragraph.ts";

export const moreDayOffInIceland: Paragraph = {
  id: "more-day-off-in-iceland",
  version: 2,
  field: "society",
  source: "Histories of Iceland; histories of labor",
  text:
    "On October 24, 1975, some nine in ten women in Iceland refused to work, to cook, or to care for " +
    "children, closing schools, shops, and factories and filling the center of Reykjavík with a crowd of " +
    "about 25,000 people.",
  joints: [
    {
      kind: "outcome",
      after:
        "closing schools, shops, and factories and filling the center of Reykjavík with a crowd of about 25,000 people",
      verbs: ["refused"],
    },
    { kind: "noun-and-phrase", after: "in Iceland" },
    { kind: "noun-and-phrase", after: "of Reykjavík" },
    { kind: "noun-and-phrase", after: "of about 25,000 people" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to work", base: "work", beside: "refused" },
    { kind: "outcome", verb: "closing", base: "close", beside: "refused" },
  ],
  turns: [],
};
