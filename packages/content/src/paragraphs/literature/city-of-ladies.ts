import type { Paragraph } from "../paragraph.ts";

export const cityOfLadies: Paragraph = {
  id: "city-of-ladies",
  field: "literature",
  source: "Standard histories of French literature; biographies of Christine de Pizan",
  text:
    "*The Book of the City of Ladies*, which Christine de Pizan completed in 1405, presents a defense of women " +
    "as the building of a city under the direction of three allegorical figures: Reason, Rectitude, and Justice.",
  joints: [
    {
      kind: "inset",
      after: "which Christine de Pizan completed in 1405",
      next: "presents a defense of women as the building of a city under the direction of three allegorical figures",
      verb: "presents",
    },
    { kind: "list", after: "Reason, Rectitude, and Justice", verbs: ["presents"] },
    { kind: "items", items: ["Reason", "Rectitude", "Justice"] },
    { kind: "noun-and-phrase", after: "of women" },
    { kind: "noun-and-phrase", after: "of three allegorical figures" },
    {
      kind: "verb-and-complement",
      after:
        "a defense of women as the building of a city under the direction of three allegorical figures",
      verb: "presents",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "presents",
      base: "present",
      subject: "*The Book of the City of Ladies*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "Christine de Pizan",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
