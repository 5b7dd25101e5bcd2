import type { Paragraph } from "../paragraph.ts";

export const brightnessOfSnow: Paragraph = {
  id: "brightness-of-snow",
  version: 2,
  field: "geography",
  source: "Textbooks on climatology and glaciology",
  text:
    "Fresh snow has an albedo of about 0.85. That is, it reflects roughly 85 percent of the sunlight that " +
    "strikes it. Open water, which is far darker, absorbs most of the light. The retreat of sea ice from the " +
    "Arctic Ocean in summer thus warms the water, delaying the formation of new ice in autumn.",
  joints: [
    {
      kind: "inset",
      after: "which is far darker",
      next: "absorbs most of the light",
      verb: "absorbs",
    },
    { kind: "outcome", after: "delaying the formation of new ice in autumn", verbs: ["warms"] },
    { kind: "noun-and-phrase", after: "of sea ice from the Arctic Ocean in summer" },
    { kind: "verb-and-complement", after: "an albedo of about 0.85", verb: "has" },
    { kind: "noun-and-phrase", after: "of new ice in autumn" },
  ],
  verbs: [
    { kind: "outcome", verb: "delaying", base: "delay", beside: "warms" },
    {
      kind: "finite",
      verb: "absorbs",
      base: "absorb",
      subject: "Open water",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "warms",
      base: "warm",
      subject: "The retreat",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "That is",
      first: "Fresh snow has an albedo of about 0.85",
      second: "it reflects roughly 85 percent of the sunlight that strikes it",
      why: "The first statement says that fresh snow has an albedo of about 0.85, and the second says that fresh snow reflects roughly 85 percent of the sunlight that strikes it.",
    },
  ],
  pronouns: [{ word: "it", at: "it reflects roughly", antecedent: "Fresh snow" }],
};
