import type { Paragraph } from "../paragraph.ts";

export const skyMergingStars: Paragraph = {
  id: "sky-merging-stars",
  field: "science",
  source: "Textbooks on astrophysics; reports on the neutron-star merger of 2017",
  text:
    "Astronomers had long suspected that elements such as gold, platinum, and uranium are produced when two " +
    "neutron stars collide. In August 2017, detectors of gravitational waves registered such a collision for the " +
    "first time, allowing telescopes to be pointed toward its source. The colors of the fading glow that followed " +
    "were those expected of a cloud rich in newly formed heavy elements.",
  joints: [
    {
      kind: "outcome",
      after: "allowing telescopes to be pointed toward its source",
      verbs: ["registered"],
    },
    { kind: "lead-and-series", after: "gold, platinum, and uranium" },
    {
      kind: "verb-and-complement",
      after: "such a collision for the first time",
      verb: "registered",
    },
    {
      kind: "subject-and-verb",
      after: "were those expected of a cloud rich in newly formed heavy elements",
      verb: "were",
    },
    { kind: "noun-and-phrase", after: "of gravitational waves" },
    { kind: "noun-and-phrase", after: "of the fading glow that followed" },
    { kind: "items", items: ["gold", "platinum", "uranium"] },
  ],
  verbs: [
    { kind: "outcome", verb: "allowing", base: "allow", beside: "registered" },
    {
      kind: "finite",
      verb: "registered",
      base: "register",
      subject: "detectors",
      number: "plural",
      tense: "past",
      time: "In August 2017",
    },
  ],
  turns: [],
};
