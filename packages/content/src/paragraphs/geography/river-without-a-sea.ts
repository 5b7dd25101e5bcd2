import type { Paragraph } from "../paragraph.ts";

export const riverWithoutASea: Paragraph = {
  id: "river-without-a-sea",
  version: 3,
  field: "geography",
  source: "Encyclopedias of geography; surveys of the Okavango Delta",
  text:
    "The great rivers of southern Africa, such as the Zambezi and the Orange, discharge into an ocean. " +
    "The Okavango, by contrast, flows inland from the highlands of Angola to the Kalahari Basin of " +
    "Botswana, where it divides into numerous channels. Exposed to the heat of the desert, nearly all " +
    "of the water that the channels carry evaporates or is taken up by plants.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "The Okavango, by contrast, flows inland from the highlands of Angola to the Kalahari Basin of Botswana",
      verbs: ["discharge", "flows"],
    },
    {
      kind: "inset",
      after: "such as the Zambezi and the Orange",
      next: "discharge into an ocean",
      verb: "discharge",
    },
    {
      kind: "essential",
      after: "that the channels carry",
      next: "evaporates or is taken up by plants",
      verb: "evaporates",
    },
    { kind: "noun-and-phrase", after: "of southern Africa" },
    { kind: "preposition-and-object", after: "the highlands of Angola" },
    { kind: "preposition-and-object", after: "numerous channels" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "discharge",
      base: "discharge",
      subject: "The great rivers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "flows",
      base: "flow",
      subject: "The Okavango",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "carry",
      base: "carry",
      subject: "the channels",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement"],
      words: "by contrast",
      first:
        "The great rivers of southern Africa, such as the Zambezi and the Orange, discharge into an ocean",
      second:
        "The Okavango flows inland from the highlands of Angola to the Kalahari Basin of Botswana",
      why: "The first statement says that the great rivers of southern Africa discharge into an ocean, whereas the second says that the Okavango flows inland to the Kalahari Basin.",
    },
  ],
  pronouns: [{ word: "it", at: "it divides into", antecedent: "The Okavango" }],
  modifiers: [
    {
      opening: "Exposed to the heat of the desert",
      clause: "nearly all of the water that the channels carry evaporates or is taken up by plants",
      noun: "nearly all of the water",
      kind: "thing",
      wrong: [
        {
          clause:
            "evaporation takes nearly all of the water that the channels carry and that plants do not take up",
          noun: "evaporation",
          kind: "idea",
          reason: "Evaporation is a process and is not exposed to heat; the water is.",
        },
        {
          clause:
            "there is almost no water in the channels that escapes both evaporation and the roots of plants",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be exposed to heat.",
        },
        {
          clause:
            "the loss of nearly all of the water that the channels carry results from evaporation or the needs of plants",
          noun: "the loss of nearly all of the water",
          kind: "idea",
          reason: "The noun after the comma is *loss*; it is the water that is exposed.",
        },
      ],
    },
  ],
};
