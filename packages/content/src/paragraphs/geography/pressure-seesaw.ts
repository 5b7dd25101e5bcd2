import type { Paragraph } from "../paragraph.ts";

export const pressureSeesaw: Paragraph = {
  id: "pressure-seesaw",
  version: 2,
  field: "geography",
  source: "Histories of meteorology; textbooks on El Niño",
  text:
    "In the 1920s, Gilbert Walker, a British meteorologist who had served in India, described a seesaw " +
    "in the pressure of the air: years of high pressure over the eastern Pacific are usually years of " +
    "low pressure over the Indian Ocean. Often debated by meteorologists, its cause remained unknown " +
    "until 1969, when the Norwegian American meteorologist Jacob Bjerknes linked it with El Niño, the " +
    "periodic warming of the tropical Pacific.",
  joints: [
    {
      kind: "inset",
      after: "a British meteorologist who had served in India",
      next: "described a seesaw in the pressure of the air",
      verb: "described",
      front: "In the 1920s",
    },
    {
      kind: "explanation",
      after:
        "years of high pressure over the eastern Pacific are usually years of low pressure over the Indian Ocean",
      verbs: ["described", "are"],
    },
    { kind: "title-and-name", after: "Jacob Bjerknes" },
    { kind: "noun-and-phrase", after: "of high pressure over the eastern Pacific" },
    { kind: "subject-and-verb", after: "remained unknown until 1969", verb: "remained" },
    {
      kind: "verb-and-complement",
      after: "a seesaw in the pressure of the air",
      verb: "described",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "Gilbert Walker",
      number: "singular",
      tense: "past",
      time: "In the 1920s",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Often debated by meteorologists",
      clause:
        "its cause remained unknown until 1969, when the Norwegian American meteorologist Jacob Bjerknes linked it with El Niño, the periodic warming of the tropical Pacific",
      noun: "its cause",
      kind: "idea",
      wrong: [
        {
          clause:
            "the Norwegian American meteorologist Jacob Bjerknes was the first to explain it, in 1969, by El Niño, the periodic warming of the tropical Pacific",
          noun: "the Norwegian American meteorologist Jacob Bjerknes",
          kind: "person",
          reason: "The cause was debated, not the meteorologist who found it.",
        },
        {
          clause:
            "the tropical Pacific warms periodically in El Niño, with which the Norwegian American meteorologist Jacob Bjerknes linked it in 1969",
          noun: "the tropical Pacific",
          kind: "place",
          reason: "Meteorologists debated the cause of the seesaw, not an ocean.",
        },
        {
          clause:
            "there was no known cause until 1969, when the meteorologist Jacob Bjerknes linked it with El Niño, the periodic warming of the tropical Pacific",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was debated.",
        },
      ],
    },
  ],
};
