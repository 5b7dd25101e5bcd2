import type { Paragraph } from "../paragraph.ts";

export const turnPairedGamelan: Paragraph = {
  id: "turn-paired-gamelan",
  version: 2,
  field: "arts",
  source: "Ethnographies of Balinese music; encyclopedias of musical instruments",
  text:
    "Most of the bronze instruments of a Balinese gamelan are made in pairs, one of which is tuned slightly " +
    "higher than the other. When both are struck, the small difference in pitch makes the sound pulse " +
    "rapidly. No gamelan is tuned exactly like another. In fact, an instrument that has been taken from one " +
    "ensemble is unlikely to sound in tune with the gongs, drums, and flutes of the next village.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "In fact, an instrument that has been taken from one ensemble is unlikely to sound in tune with the " +
        "gongs, drums, and flutes of the next village",
      verbs: ["is tuned", "is"],
    },
    {
      kind: "dependent-first",
      after: "the small difference in pitch makes the sound pulse rapidly",
      verbs: ["are struck", "makes"],
    },
    { kind: "noun-and-phrase", after: "of a Balinese gamelan" },
    { kind: "preposition-and-object", after: "the next village" },
    { kind: "items", items: ["gongs", "drums", "flutes"] },
  ],
  verbs: [
    { kind: "infinitive", verb: "to sound", base: "sound", beside: "unlikely" },
    {
      kind: "finite",
      verb: "makes",
      base: "make",
      subject: "the small difference",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example", "restatement"],
      words: "In fact",
      first: "No gamelan is tuned exactly like another",
      second:
        "an instrument that has been taken from one ensemble is unlikely to sound in tune with the gongs, drums, and flutes of the next village",
      why: "The first statement says that no gamelan is tuned exactly like any other gamelan, and the second says that an instrument from one gamelan is unlikely to sound in tune in a neighboring village.",
    },
  ],
};
