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
    "all. In short, the rate of turning depends on latitude.",
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
      subject: "the rate",
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
      why: "The first statement says that Foucault wanted to make the rotation of Earth visible inside a room, and the second says that Foucault suspended a heavy pendulum that could swing freely in any direction.",
    },
    {
      relation: "contrast",
      also: ["concession"],
      words: "in contrast",
      first: "At the North Pole, the plane of such a pendulum would turn once a day",
      second: "at the equator it would not turn at all",
      why: "The first statement says that the plane of a pendulum at the North Pole would turn once a day, whereas the second says that the plane of a pendulum at the equator would not turn.",
    },
  ],
};
