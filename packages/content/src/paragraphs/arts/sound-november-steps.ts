import type { Paragraph } from "../paragraph.ts";

export const soundNovemberSteps: Paragraph = {
  id: "sound-november-steps",
  version: 3,
  field: "arts",
  source: "Encyclopedias of music; studies of Toru Takemitsu",
  text:
    "Japanese composer Toru Takemitsu, who had once avoided the musical traditions of his own country, came " +
    "to admire them in the 1960s. First performed by the New York Philharmonic, his *November Steps* (1967) " +
    "confronts a Western orchestra with two Japanese instruments: a lute called the biwa and a bamboo flute " +
    "called the shakuhachi. During a long cadenza near the end of the work, the two soloists play alone; the " +
    "orchestra remains silent.",
  joints: [
    { kind: "title-and-name", title: "Japanese composer", after: "Toru Takemitsu" },
    {
      kind: "inset",
      after: "who had once avoided the musical traditions of his own country",
      next: "came to admire them in the 1960s",
      verb: "came",
    },
    { kind: "front", after: "the two soloists play alone", verbs: ["play"] },
    { kind: "noun-and-phrase", after: "of the work" },
    { kind: "noun-and-phrase", after: "of his own country" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "came",
      base: "come",
      subject: "Japanese composer Toru Takemitsu",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "play",
      base: "play",
      subject: "the two soloists",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "First performed by the New York Philharmonic",
      clause:
        "his *November Steps* (1967) confronts a Western orchestra with two Japanese instruments: a lute called the biwa and a bamboo flute called the shakuhachi",
      noun: "his *November Steps* (1967)",
      kind: "work",
      wrong: [
        {
          clause:
            "two Japanese instruments, a lute called the biwa and a bamboo flute called the shakuhachi, confront a Western orchestra in his *November Steps* (1967)",
          noun: "two Japanese instruments",
          kind: "building",
          reason: "Instruments are played; it is a piece that is performed for the first time.",
        },
        {
          clause:
            "he set two Japanese instruments, a lute called the biwa and a bamboo flute called the shakuhachi, against a Western orchestra in *November Steps* (1967)",
          noun: "he",
          kind: "person",
          reason: "The composer was not performed; his piece was.",
        },
        {
          clause:
            "there are two Japanese instruments, a lute called the biwa and a bamboo flute called the shakuhachi, before a Western orchestra in his *November Steps* (1967)",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be performed.",
        },
      ],
    },
  ],
};
