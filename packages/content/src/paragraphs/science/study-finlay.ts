import type { Paragraph } from "../paragraph.ts";

export const studyFinlay: Paragraph = {
  id: "study-finlay",
  version: 2,
  field: "science",
  source: "Standard histories of medicine; biographies of Carlos Finlay",
  text:
    "Carlos Finlay, a Cuban physician who had argued in 1881 that mosquitoes transmit yellow fever, waited almost " +
    "two decades until experiments conducted in Havana by a United States Army commission confirmed his " +
    "hypothesis.",
  joints: [
    {
      kind: "inset",
      after: "a Cuban physician who had argued in 1881 that mosquitoes transmit yellow fever",
      next: "waited almost two decades until experiments conducted in Havana by a United States Army commission confirmed his hypothesis",
      verb: "waited",
    },
    { kind: "preposition-and-object", after: "a United States Army commission" },
    { kind: "verb-and-complement", after: "yellow fever", verb: "transmit" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "transmit",
      base: "transmit",
      subject: "mosquitoes",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "confirmed",
      base: "confirm",
      subject: "experiments",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
