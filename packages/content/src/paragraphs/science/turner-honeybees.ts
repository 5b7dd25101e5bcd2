import type { Paragraph } from "../paragraph.ts";

export const turnerHoneybees: Paragraph = {
  id: "turner-honeybees",
  version: 2,
  field: "science",
  source: "Histories of the study of animal behavior; biographical dictionaries",
  text:
    "Honeybees, as zoologist Charles Henry Turner reported in 1910, can learn to recognize colors. In a city " +
    "park, he had placed cardboard disks of several colors, baiting those of a single color with honey. The " +
    "bees that found the bait returned to disks of that color and passed over the rest.",
  joints: [
    {
      kind: "inset",
      after: "as zoologist Charles Henry Turner reported in 1910",
      next: "can learn to recognize colors",
      verb: "can learn",
    },
    {
      kind: "essential",
      after: "that found the bait",
      next: "returned to disks of that color",
      verb: "returned",
    },
    { kind: "second-verb", after: "passed over the rest", verbs: ["returned", "passed"] },
    { kind: "outcome", after: "baiting those of a single color with honey", verbs: ["had placed"] },
    { kind: "title-and-name", title: "zoologist", after: "Charles Henry Turner" },
    {
      kind: "clauses",
      after: "In a city park, he had placed cardboard disks of several colors",
      verbs: ["can learn", "had placed"],
    },
    { kind: "noun-and-phrase", after: "of several colors" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "returned",
      base: "return",
      subject: "The bees",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "baiting", base: "bait", beside: "had placed" },
  ],
  turns: [],
};
