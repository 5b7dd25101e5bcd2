import type { Paragraph } from "../paragraph.ts";

export const craftSugarEvaporator: Paragraph = {
  id: "craft-sugar-evaporator",
  version: 3,
  field: "history",
  source: "Biographies of Norbert Rillieux; histories of chemical engineering",
  text:
    "Norbert Rillieux, an engineer from New Orleans who had studied in Paris, patented in 1843 an " +
    "evaporator in which the steam that rises from one pan of sugarcane juice heats the juice in the " +
    "next. Heated in part by its own steam, the apparatus consumed much less fuel than a row of open " +
    "kettles. The low pressure in the closed pans, moreover, prevented the sugar from scorching.",
  joints: [
    {
      kind: "inset",
      after: "an engineer from New Orleans who had studied in Paris",
      next: "patented in 1843 an evaporator in which the steam that rises from one pan of sugarcane juice heats the juice in the next",
      verb: "patented",
    },
    {
      kind: "turning-clauses",
      after: "The low pressure in the closed pans, moreover, prevented the sugar from scorching",
      verbs: ["consumed", "prevented"],
    },
    {
      kind: "subject-and-verb",
      after: "consumed much less fuel than a row of open kettles",
      verb: "consumed",
    },
    { kind: "noun-and-phrase", after: "of open kettles" },
    { kind: "noun-and-phrase", after: "of sugarcane juice" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "heats",
      base: "heat",
      subject: "the steam",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "rises", base: "rise", antecedent: "the steam", number: "singular" },
    { kind: "preposition", verb: "scorching", base: "scorch", beside: "prevented" },
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "Norbert Rillieux",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "moreover",
      first: "The apparatus consumed much less fuel than a row of open kettles",
      second: "The low pressure in the closed pans prevented the sugar from scorching",
      why: "The first statement says that the apparatus for evaporating juice consumed much less fuel than open kettles, and the second says that low pressure in the apparatus prevented the sugar from scorching.",
    },
  ],
  modifiers: [
    {
      opening: "Heated in part by its own steam",
      clause: "the apparatus consumed much less fuel than a row of open kettles",
      noun: "the apparatus",
      kind: "building",
      wrong: [
        {
          clause: "a refiner consumed much less fuel than with a row of open kettles",
          noun: "a refiner",
          kind: "person",
          reason: "The refiner was not heated by steam; the apparatus was.",
        },
        {
          clause: "the consumption of fuel was much lower than with a row of open kettles",
          noun: "the consumption of fuel",
          kind: "idea",
          reason: "Consumption is not heated and has no steam of its own.",
        },
        {
          clause: "there was much less need of fuel than with a row of open kettles",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be heated.",
        },
      ],
    },
  ],
};
