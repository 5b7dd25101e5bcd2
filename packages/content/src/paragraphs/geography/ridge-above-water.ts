import type { Paragraph } from "../paragraph.ts";

export const ridgeAboveWater: Paragraph = {
  id: "ridge-above-water",
  field: "geography",
  source: "Textbooks on plate tectonics; encyclopedias of Iceland",
  text:
    "Because Iceland lies on the Mid-Atlantic Ridge, a submarine mountain chain along which two plates of the " +
    "crust are separating, the eastern and western parts of the island move apart by roughly two centimeters a " +
    "year. The fissures that open between them fill with lava, adding new rock to the surface.",
  joints: [
    { kind: "essential", after: "that open between them", next: "fill with lava", verb: "fill" },
    { kind: "outcome", after: "adding new rock to the surface", verbs: ["fill"] },
    {
      kind: "subject-and-verb",
      after: "move apart by roughly two centimeters a year",
      verb: "move",
    },
    { kind: "noun-and-phrase", after: "of the island" },
    { kind: "preposition-and-object", after: "lava" },
    {
      kind: "dependent-first",
      after:
        "the eastern and western parts of the island move apart by roughly two centimeters a year",
      verbs: ["lies", "move"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "fill",
      base: "fill",
      subject: "The fissures",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "open", base: "open", antecedent: "The fissures", number: "plural" },
    { kind: "outcome", verb: "adding", base: "add", beside: "fill" },
    {
      kind: "finite",
      verb: "move",
      base: "move",
      subject: "the eastern and western parts",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
