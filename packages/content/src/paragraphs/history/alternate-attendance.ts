import type { Paragraph } from "../paragraph.ts";

export const alternateAttendance: Paragraph = {
  id: "alternate-attendance",
  version: 2,
  field: "history",
  source: "Histories of Tokugawa Japan; economic histories of Japan",
  text:
    "Bound by a law that the Tokugawa shogunate issued in 1635, the regional lords of Japan were " +
    "obliged to live in Edo in alternate years. The passage of these lords and their retinues enriched " +
    "the towns along the principal roads, creating a demand for lodging, porters, and supplies.",
  joints: [
    {
      kind: "front",
      after: "the regional lords of Japan were obliged to live in Edo in alternate years",
      verbs: ["were"],
    },
    {
      kind: "outcome",
      after: "creating a demand for lodging, porters, and supplies",
      verbs: ["enriched"],
    },
    { kind: "lead-and-series", after: "lodging, porters, and supplies" },
    { kind: "items", items: ["lodging", "porters", "supplies"] },
    {
      kind: "subject-and-verb",
      after: "enriched the towns along the principal roads",
      verb: "enriched",
    },
    { kind: "noun-and-phrase", after: "of these lords and their retinues" },
    { kind: "noun-and-phrase", after: "along the principal roads" },
    { kind: "preposition-and-object", after: "alternate years" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "the regional lords",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "creating", base: "create", beside: "enriched" },
    {
      kind: "finite",
      verb: "enriched",
      base: "enrich",
      subject: "The passage",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their retinues enriched the", antecedent: "these lords" }],
  modifiers: [
    {
      opening: "Bound by a law that the Tokugawa shogunate issued in 1635",
      clause: "the regional lords of Japan were obliged to live in Edo in alternate years",
      noun: "the regional lords of Japan",
      kind: "person",
      wrong: [
        {
          clause:
            "Edo was the city in which the regional lords of Japan had to spend alternate years",
          noun: "Edo",
          kind: "place",
          reason: "The law bound the lords, not the city.",
        },
        {
          clause: "alternate years had to be spent in Edo by the regional lords of Japan",
          noun: "alternate years",
          kind: "idea",
          reason: "Years are not bound by a law.",
        },
        {
          clause:
            "there was a duty for the regional lords of Japan to live in Edo in alternate years",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody whom the law could bind.",
        },
      ],
    },
  ],
};
