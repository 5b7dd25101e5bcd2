import type { Paragraph } from "../paragraph.ts";

export const moreZonesOfAltitude: Paragraph = {
  id: "more-zones-of-altitude",
  version: 2,
  field: "geography",
  source: "Textbooks on the geography of Latin America; encyclopedias",
  text:
    "People in the northern Andes commonly distinguish three zones of settlement by altitude: the hot " +
    "lowlands, the temperate slopes, and the cold uplands. Crops that fail to ripen in one zone are " +
    "therefore often grown a short distance away in another. For example, cacao is planted in the low " +
    "valleys, whereas potatoes are grown on slopes above 2,000 meters.",
  joints: [
    {
      kind: "list",
      after: "the hot lowlands, the temperate slopes, and the cold uplands",
      verbs: ["distinguish"],
    },
    { kind: "items", items: ["the hot lowlands", "the temperate slopes", "the cold uplands"] },
    {
      kind: "essential",
      after: "that fail to ripen in one zone",
      next: "are therefore often grown a short distance away in another",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, cacao is planted in the low valleys, whereas potatoes are grown on slopes above 2,000 " +
        "meters",
      verbs: ["are", "is planted"],
    },
    { kind: "noun-and-phrase", after: "of settlement by altitude" },
    {
      kind: "subject-and-verb",
      after: "commonly distinguish three zones of settlement by altitude",
      verb: "commonly distinguish",
    },
    { kind: "preposition-and-object", after: "the low valleys" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to ripen", base: "ripen", beside: "fail" },
    { kind: "relative", verb: "fail", base: "fail", antecedent: "Crops", number: "plural" },
    {
      kind: "finite",
      verb: "distinguish",
      base: "distinguish",
      subject: "People",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first:
        "Crops that fail to ripen in one zone are therefore often grown a short distance away in another",
      second:
        "cacao is planted in the low valleys, whereas potatoes are grown on slopes above 2,000 meters",
      why: "The first statement says that crops that fail to ripen in one zone are often grown in a neighboring zone, and the second says that cacao is planted in low valleys and that potatoes are grown on slopes.",
    },
  ],
};
