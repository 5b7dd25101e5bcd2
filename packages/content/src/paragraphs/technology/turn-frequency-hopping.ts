import type { Paragraph } from "../paragraph.ts";

export const turnFrequencyHopping: Paragraph = {
  id: "turn-frequency-hopping",
  version: 2,
  field: "technology",
  source: "Biographies of Hedy Lamarr; histories of radio",
  text:
    "Actress Hedy Lamarr and composer George Antheil sought a way of keeping an enemy from jamming the radio " +
    "signals that guide a torpedo. To this end, they proposed that transmitter and receiver jump together " +
    "among eighty-eight frequencies, a plan that was patented in 1942. No one could block a signal whose " +
    "frequency was constantly changing; unfortunately, the United States Navy set the invention aside.",
  joints: [
    { kind: "title-and-name", title: "Actress", after: "Hedy Lamarr and composer George Antheil" },
    { kind: "preposition-and-object", after: "keeping an enemy from jamming the radio signals" },
    { kind: "noun-and-phrase", after: "of keeping an enemy" },
    {
      kind: "verb-and-complement",
      after: "a way of keeping an enemy from jamming the radio signals that guide a torpedo",
      verb: "sought",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "keeping", base: "keep", beside: "way" },
    {
      kind: "relative",
      verb: "guide",
      base: "guide",
      antecedent: "the radio signals",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "Actress Hedy Lamarr and composer George Antheil",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first:
        "Actress Hedy Lamarr and composer George Antheil sought a way of keeping an enemy from jamming the radio " +
        "signals that guide a torpedo",
      second:
        "they proposed that transmitter and receiver jump together among eighty-eight frequencies, a plan that was patented in 1942",
      why: "The first statement names the protection that the two inventors sought, and the second tells what they proposed in order to provide it.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "unfortunately",
      first: "No one could block a signal whose frequency was constantly changing",
      second: "the United States Navy set the invention aside",
      why: "The first statement tells the strength of the plan, but the second reports a disappointing outcome, its neglect by the Navy.",
    },
  ],
};
