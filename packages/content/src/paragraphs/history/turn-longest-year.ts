import type { Paragraph } from "../paragraph.ts";

export const turnLongestYear: Paragraph = {
  id: "turn-longest-year",
  version: 2,
  field: "history",
  source: "Histories of the calendar; histories of Rome",
  text:
    "By 46 BCE, the Roman calendar had drifted about three months from the seasons. Julius Caesar " +
    "resolved to restore the months to their proper places. To that end, he added ninety days to the year " +
    "and made it 445 days long. The priests of Rome at first misapplied his rule for leap years; that is, " +
    "they added a day every third year rather than every fourth.",
  joints: [
    { kind: "noun-and-phrase", after: "for leap years" },
    { kind: "noun-and-phrase", after: "to their proper places" },
    { kind: "verb-and-complement", after: "to restore the months", verb: "resolved" },
    { kind: "preposition-and-object", after: "their proper places" },
    { kind: "second-verb", after: "made it 445 days long", verbs: ["added", "made"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had drifted",
      base: "drift",
      subject: "the Roman calendar",
      number: "singular",
      tense: "past-perfect",
      time: "By 46 BCE",
    },
    {
      kind: "finite",
      verb: "misapplied",
      base: "misapply",
      subject: "The priests",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first: "Julius Caesar resolved to restore the months to their proper places",
      second: "he added ninety days to the year and made it 445 days long",
      why: "The first statement says that Caesar resolved to restore the months to their proper places, and the second reports that Caesar added ninety days to the year and made it 445 days long.",
    },
    {
      relation: "restatement",
      also: ["example", "cause", "emphasis"],
      words: "that is",
      first: "The priests of Rome at first misapplied his rule for leap years",
      second: "they added a day every third year rather than every fourth",
      why: "The first statement says that the priests of Rome misapplied the rule for leap years, and the second says that the priests of Rome added a day every third year rather than every fourth.",
    },
  ],
};
