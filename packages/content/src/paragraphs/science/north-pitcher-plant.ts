import type { Paragraph } from "../paragraph.ts";

export const northPitcherPlant: Paragraph = {
  id: "north-pitcher-plant",
  version: 3,
  field: "science",
  source: "Reference works on botanical illustration; biographical dictionaries",
  text:
    "While traveling in Borneo in 1876, English artist Marianne North painted a pitcher plant of unusual size " +
    "that had been brought to her from the mountains. When the painting was shown in London, specialists " +
    "recognized that the species had never been described; in 1881 it was named *Nepenthes northiana* in her " +
    "honor.",
  joints: [
    {
      kind: "dependent-first",
      after: "specialists recognized that the species had never been described",
      verbs: ["was shown", "recognized"],
    },
    { kind: "title-and-name", title: "English artist", after: "Marianne North" },
    { kind: "noun-and-phrase", after: "of unusual size" },
    { kind: "verb-and-complement", after: "a pitcher plant of unusual size", verb: "painted" },
    { kind: "preposition-and-object", after: "the mountains" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "painted",
      base: "paint",
      subject: "English artist Marianne North",
      number: "singular",
      tense: "past",
      time: "While traveling in Borneo in 1876",
    },
    {
      kind: "finite",
      verb: "recognized",
      base: "recognize",
      subject: "specialists",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "While traveling in Borneo in 1876",
      clause:
        "English artist Marianne North painted a pitcher plant of unusual size that had been brought to her from " +
        "the mountains",
      noun: "English artist Marianne North",
      kind: "person",
      wrong: [
        {
          clause:
            "a pitcher plant of unusual size that had been brought from the mountains was the subject of a painting " +
            "by English artist Marianne North",
          noun: "a pitcher plant of unusual size",
          kind: "living",
          reason: "Here the plant, not the artist, would be traveling in Borneo.",
        },
        {
          clause:
            "English artist Marianne North's painting had as its subject a pitcher plant of unusual size that had " +
            "been brought from the mountains",
          noun: "English artist Marianne North's painting",
          kind: "work",
          reason:
            "The noun after the comma is *painting*, and a painting was not doing the traveling.",
        },
        {
          clause:
            "the mountains were the home of the pitcher plant of unusual size that was the subject of a painting by " +
            "English artist Marianne North",
          noun: "the mountains",
          kind: "place",
          reason: "Mountains do not travel.",
        },
      ],
    },
  ],
};
