import type { Paragraph } from "../paragraph.ts";

export const moreCenterOfPopulation: Paragraph = {
  id: "more-center-of-population",
  field: "geography",
  source: "Publications of the United States Census Bureau; atlases",
  text:
    "The Census Bureau defines the center of population of the United States as the point on which a flat " +
    "map of the country would balance if every resident weighed the same. In 1790, that point was located " +
    "near Chestertown, Maryland. Since then, it has tended to move westward. By 1980, it had crossed the " +
    "Mississippi River, reflecting the growth of the western and southern states.",
  joints: [
    { kind: "noun-and-phrase", after: "of the United States" },
    { kind: "verb-and-complement", after: "the Mississippi River", verb: "had crossed" },
    { kind: "noun-and-phrase", after: "of the western and southern states" },
    {
      kind: "outcome",
      after: "reflecting the growth of the western and southern states",
      verbs: ["had crossed"],
    },
    {
      kind: "subject-and-verb",
      after:
        "defines the center of population of the United States as the point on which a flat map of the country would balance if every resident weighed the same",
      verb: "defines",
    },
    {
      kind: "preposition-and-object",
      after: "which a flat map of the country would balance if every resident weighed the same",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to move", base: "move", beside: "tended" },
    {
      kind: "finite",
      verb: "has tended",
      base: "tend",
      subject: "it",
      number: "singular",
      tense: "perfect",
      time: "Since then",
    },
    { kind: "outcome", verb: "reflecting", base: "reflect", beside: "had crossed" },
    {
      kind: "finite",
      verb: "had crossed",
      base: "cross",
      subject: "it",
      number: "singular",
      tense: "past-perfect",
      time: "By 1980",
    },
  ],
  turns: [],
};
