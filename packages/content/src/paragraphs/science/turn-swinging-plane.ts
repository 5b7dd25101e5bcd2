import type { Paragraph } from "../paragraph.ts";

export const turnSwingingPlane: Paragraph = {
  id: "turn-swinging-plane",
  version: 2,
  field: "science",
  source: "Histories of physics; textbooks of mechanics",
  text:
    "Léon Foucault, a French physicist, wanted to make the rotation of Earth visible inside a room. To that " +
    "end, he suspended a heavy pendulum so that it could swing freely in any direction. At the North Pole, " +
    "the plane of such a pendulum would turn once a day; at the equator, in contrast, it would not turn at " +
    "all. The rate of turning, in other words, depends on latitude.",
  joints: [
    {
      kind: "inset",
      after: "a French physicist",
      next: "wanted to make the rotation of Earth visible inside a room",
      verb: "wanted",
    },
    {
      kind: "turning-clauses",
      after: "at the equator, in contrast, it would not turn at all",
      verbs: ["would turn", "would not turn"],
    },
    { kind: "noun-and-phrase", after: "of Earth" },
    {
      kind: "verb-and-complement",
      after: "to make the rotation of Earth visible inside a room",
      verb: "wanted",
    },
    { kind: "noun-and-phrase", after: "of such a pendulum" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to make", base: "make", beside: "wanted" },
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "The rate",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "suspended",
      base: "suspend",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "Léon Foucault, a French physicist, wanted to make the rotation of Earth visible inside a room",
      second: "he suspended a heavy pendulum so that it could swing freely in any direction",
      why: "The first statement names what Foucault wanted to show, and the second tells what he set up in order to show it.",
    },
    {
      relation: "contrast",
      also: ["concession"],
      words: "in contrast",
      first: "At the North Pole, the plane of such a pendulum would turn once a day",
      second: "at the equator it would not turn at all",
      why: "The first statement says what the pendulum would do at the pole, and the second says that at the equator the opposite would be seen.",
    },
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "in other words",
      first:
        "At the North Pole, the plane of such a pendulum would turn once a day; at the equator, in contrast, it would not turn at all",
      second: "The rate of turning depends on latitude",
      why: "The text has told how the turning differs between pole and equator, and the second statement says the same in general terms.",
    },
  ],
};
