import type { Paragraph } from "../paragraph.ts";

export const pressureSeesaw: Paragraph = {
  id: "pressure-seesaw",
  version: 3,
  field: "geography",
  source: "Histories of meteorology; textbooks on El Niño",
  text:
    "In the 1920s, Gilbert Walker, a British meteorologist who had served in India, described a seesaw in " +
    "atmospheric pressure: years of high pressure over the eastern Pacific are usually years of low pressure " +
    "over the Indian Ocean. Its cause remained unknown until 1969, when Norwegian American meteorologist " +
    "Jacob Bjerknes linked it with El Niño, the periodic warming of the tropical Pacific.",
  joints: [
    {
      kind: "inset",
      after: "a British meteorologist who had served in India",
      next: "described a seesaw in atmospheric pressure",
      verb: "described",
      front: "In the 1920s",
    },
    {
      kind: "explanation",
      after:
        "years of high pressure over the eastern Pacific are usually years of low pressure over the Indian Ocean",
      verbs: ["described", "are"],
    },
    { kind: "title-and-name", title: "Norwegian American meteorologist", after: "Jacob Bjerknes" },
    { kind: "noun-and-phrase", after: "of high pressure over the eastern Pacific" },
    { kind: "subject-and-verb", after: "remained unknown until 1969", verb: "remained" },
    {
      kind: "verb-and-complement",
      after: "a seesaw in atmospheric pressure",
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
};
