import type { Paragraph } from "../paragraph.ts";

export const saguaroPollinators: Paragraph = {
  id: "saguaro-pollinators",
  field: "science",
  source: "Reference works on cacti; textbooks on desert ecology",
  text:
    "The white flowers of the saguaro, a cactus of Arizona and northwestern Mexico, open in the evening and " +
    "close the following afternoon, receiving pollen from three kinds of animals: nectar-feeding bats, " +
    "white-winged doves, and bees.",
  joints: [
    { kind: "list", after: "nectar-feeding bats, white-winged doves, and bees", verbs: ["open"] },
    {
      kind: "inset",
      after: "a cactus of Arizona and northwestern Mexico",
      next: "open in the evening and close the following afternoon",
      verb: "open",
    },
    { kind: "items", items: ["nectar-feeding bats", "white-winged doves", "bees"] },
    { kind: "second-verb", after: "close the following afternoon", verbs: ["open", "close"] },
    { kind: "outcome", after: "receiving pollen from three kinds of animals", verbs: ["open"] },
    { kind: "noun-and-phrase", after: "of Arizona and northwestern Mexico" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "open",
      base: "open",
      subject: "The white flowers",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "receiving", base: "receive", beside: "open" },
  ],
  turns: [],
};
