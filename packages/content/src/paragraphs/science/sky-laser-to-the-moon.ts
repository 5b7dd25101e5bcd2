import type { Paragraph } from "../paragraph.ts";

export const skyLaserToTheMoon: Paragraph = {
  id: "sky-laser-to-the-moon",
  field: "science",
  source: "Textbooks on lunar science",
  text:
    "Since 1969, observatories on Earth have measured the distance to the Moon with pulses of laser light, which " +
    "return from mirrors that astronauts placed on the lunar surface. The delay between the departure and the " +
    "arrival of the pulses indicates the distance to within a few centimeters. The Moon, the measurements show, " +
    "recedes from Earth by about 3.8 centimeters each year.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "indicates the distance to within a few centimeters",
      verb: "indicates",
    },
    {
      kind: "inset",
      after: "the measurements show",
      next: "recedes from Earth by about 3.8 centimeters each year",
      verb: "recedes",
    },
    { kind: "noun-and-phrase", after: "on Earth" },
    { kind: "noun-and-phrase", after: "of laser light" },
    {
      kind: "preposition-and-object",
      after: "mirrors that astronauts placed on the lunar surface",
    },
    {
      kind: "verb-and-complement",
      after: "the distance to within a few centimeters",
      verb: "indicates",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have measured",
      base: "measure",
      subject: "observatories",
      number: "plural",
      tense: "perfect",
      time: "Since 1969",
    },
    {
      kind: "finite",
      verb: "indicates",
      base: "indicate",
      subject: "The delay",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "recedes",
      base: "recede",
      subject: "The Moon",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
