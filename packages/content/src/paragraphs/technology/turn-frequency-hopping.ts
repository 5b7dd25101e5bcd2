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
      why: "The first statement says that Lamarr and Antheil sought to keep an enemy from jamming the signals that guide a torpedo, and the second says that Lamarr and Antheil proposed that transmitter and receiver jump together among eighty-eight frequencies.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "unfortunately",
      first: "No one could block a signal whose frequency was constantly changing",
      second: "the United States Navy set the invention aside",
      why: "The first statement says that no one could block a signal whose frequency was constantly changing, but the second reports that the Navy set the invention of Lamarr and Antheil aside.",
    },
  ],
};
