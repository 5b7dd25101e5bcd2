import type { Paragraph } from "../paragraph.ts";

export const turnHospitalAtWalthill: Paragraph = {
  id: "turn-hospital-at-walthill",
  version: 2,
  field: "history",
  source: "Biographical dictionaries; histories of medicine in the United States",
  text:
    "Susan La Flesche Picotte graduated from the Woman's Medical College of Pennsylvania in 1889; afterward, " +
    "she returned to the Omaha Reservation in Nebraska, where she was for years the only physician. The " +
    "nearest hospital was far away, and Picotte hoped to provide one for the Omaha people. To this end, she " +
    "gathered gifts from churches and other donors, and a hospital opened at Walthill in 1913.",
  joints: [
    { kind: "clauses", after: "The nearest hospital was far away", verbs: ["returned", "was"] },
    { kind: "verb-and-complement", after: "to provide one for the Omaha people", verb: "hoped" },
    {
      kind: "turning-clauses",
      after:
        "afterward, she returned to the Omaha Reservation in Nebraska, where she was for years the only physician",
      verbs: ["graduated", "returned"],
    },
    {
      kind: "coordinated",
      after: "a hospital opened at Walthill in 1913",
      verbs: ["gathered", "opened"],
    },
    { kind: "preposition-and-object", after: "churches and other donors" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to provide", base: "provide", beside: "hoped" },
    {
      kind: "finite",
      verb: "graduated",
      base: "graduate",
      subject: "Susan La Flesche Picotte",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "gathered",
      base: "gather",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "cause"],
      words: "afterward",
      first:
        "Susan La Flesche Picotte graduated from the Woman's Medical College of Pennsylvania in 1889",
      second:
        "she returned to the Omaha Reservation in Nebraska, where she was for years the only physician",
      why: "The first statement says that Picotte graduated from a medical college in 1889, and the second reports that Picotte returned to the Omaha Reservation in Nebraska.",
    },
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first: "Picotte hoped to provide one for the Omaha people",
      second:
        "she gathered gifts from churches and other donors, and a hospital opened at Walthill in 1913",
      why: "The first statement says that Picotte hoped to provide a hospital for the Omaha people, and the second reports that Picotte gathered gifts from donors and that a hospital opened at Walthill.",
    },
  ],
};
