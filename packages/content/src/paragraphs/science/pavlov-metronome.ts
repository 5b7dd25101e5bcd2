import type { Paragraph } from "../paragraph.ts";

export const pavlovMetronome: Paragraph = {
  id: "pavlov-metronome",
  version: 3,
  field: "science",
  source: "Histories of physiology; textbooks on psychology",
  text:
    "Russian physiologist Ivan Pavlov, whose research concerned the glands of the stomach, noticed that dogs " +
    "in his laboratory began to salivate before they were fed. In later experiments, he sounded a signal each " +
    "time that food was presented. Trained by repetition, the animals salivated in response to the signal " +
    "alone: the ticking of a metronome.",
  joints: [
    {
      kind: "inset",
      after: "whose research concerned the glands of the stomach",
      next: "noticed that dogs in his laboratory began to salivate before they were fed",
      verb: "noticed",
    },
    { kind: "title-and-name", title: "Russian physiologist", after: "Ivan Pavlov" },
    {
      kind: "clauses",
      after: "In later experiments, he sounded a signal each time that food was presented",
      verbs: ["noticed", "sounded"],
    },
    { kind: "noun-and-phrase", after: "in his laboratory" },
    { kind: "preposition-and-object", after: "his laboratory" },
    {
      kind: "verb-and-complement",
      after: "a signal each time that food was presented",
      verb: "sounded",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "salivated",
      base: "salivate",
      subject: "the animals",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "Russian physiologist Ivan Pavlov",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they were fed", antecedent: "dogs" }],
  modifiers: [
    {
      opening: "Trained by repetition",
      clause: "the animals salivated in response to the signal alone: the ticking of a metronome",
      noun: "the animals",
      kind: "living",
      wrong: [
        {
          clause: "saliva flowed in response to the signal alone: the ticking of a metronome",
          noun: "saliva",
          kind: "thing",
          reason: "Saliva is not trained; the animals were.",
        },
        {
          clause: "the signal alone, the ticking of a metronome, made saliva flow without any food",
          noun: "the signal alone",
          kind: "idea",
          reason: "A signal is not trained by repetition; it was what was repeated.",
        },
        {
          clause: "a metronome made saliva flow by its ticking alone, without any food",
          noun: "a metronome",
          kind: "building",
          reason: "A metronome is a device and cannot be trained.",
        },
      ],
    },
  ],
};
