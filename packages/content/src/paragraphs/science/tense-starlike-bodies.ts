import type { Paragraph } from "../paragraph.ts";

export const tenseStarlikeBodies: Paragraph = {
  id: "tense-starlike-bodies",
  version: 2,
  field: "science",
  source: "Histories of astronomy; encyclopedia entries on asteroids",
  text:
    "In 1801, Italian astronomer Giuseppe Piazzi discovered Ceres, a small body that circles the Sun between " +
    "Mars and Jupiter. By 1807, astronomers had found three bodies in similar orbits: Pallas, Juno, and " +
    'Vesta. William Herschel called such bodies asteroids, or "starlike," because they looked like points of ' +
    "light through his telescopes; many writers, however, listed them among the planets until the middle of " +
    "the century.",
  joints: [
    { kind: "list", after: "Pallas, Juno, and Vesta", verbs: ["had found"] },
    { kind: "title-and-name", title: "Italian astronomer", after: "Giuseppe Piazzi" },
    { kind: "verb-and-complement", after: "three bodies in similar orbits", verb: "had found" },
    { kind: "noun-and-phrase", after: "of the century" },
    { kind: "preposition-and-object", after: "similar orbits" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had found",
      base: "find",
      subject: "astronomers",
      number: "plural",
      tense: "past-perfect",
      time: "By 1807",
    },
    {
      kind: "finite",
      verb: "discovered",
      base: "discover",
      subject: "Italian astronomer Giuseppe Piazzi",
      number: "singular",
      tense: "past",
      time: "In 1801",
    },
    {
      kind: "relative",
      verb: "circles",
      base: "circle",
      antecedent: "a small body",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "however",
      first:
        'William Herschel called such bodies asteroids, or "starlike," because they looked like points of light through his telescopes',
      second: "many writers listed them among the planets until the middle of the century",
      why: "The first statement says that Herschel called Ceres and similar bodies asteroids because of their resemblance to points of light, but the second reports that many writers listed the asteroids among the planets until the middle of the century.",
    },
  ],
};
