import type { Paragraph } from "../paragraph.ts";

export const craftLandBirds: Paragraph = {
  id: "craft-land-birds",
  version: 2,
  field: "history",
  source: "Standard histories of navigation; editions of the Landnámabók",
  text:
    "Navigators in the Caroline Islands look for terns and noddies, birds that feed at sea by day and return to " +
    "land at dusk. Similarly, Norse sailors used birds as guides: according to the *Landnámabók*, a medieval " +
    "record of the settlement of Iceland, the voyager Flóki Vilgerðarson released three ravens in turn and " +
    "followed the last of them to shore.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "look for terns and noddies, birds that feed at sea by day and return to land at dusk",
      verb: "look",
    },
    { kind: "title-and-name", title: "the voyager", after: "Flóki Vilgerðarson" },
    {
      kind: "second-verb",
      after: "followed the last of them to shore",
      verbs: ["released", "followed"],
    },
    {
      kind: "explanation",
      after:
        "according to the *Landnámabók*, a medieval record of the settlement of Iceland, the voyager Flóki Vilgerðarson released three ravens in turn and followed the last of them to shore",
      verbs: ["used", "released"],
    },
    { kind: "noun-and-phrase", after: "of the settlement of Iceland" },
    { kind: "noun-and-phrase", after: "in the Caroline Islands" },
  ],
  verbs: [
    { kind: "relative", verb: "feed", base: "feed", antecedent: "birds", number: "plural" },
    {
      kind: "finite",
      verb: "look",
      base: "look",
      subject: "Navigators",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first:
        "Navigators in the Caroline Islands look for terns and noddies, birds that feed at sea by day and return to land at dusk",
      second: "Norse sailors used birds as guides",
      why: "The first statement says that navigators in the Caroline Islands look for birds that return to land at dusk, and the second says that Norse sailors used birds as guides to land.",
    },
  ],
};
