import type { Paragraph } from "../paragraph.ts";

export const iceSeenBySatellite: Paragraph = {
  id: "ice-seen-by-satellite",
  field: "geography",
  source: "Textbooks on climatology; published records of sea ice",
  text:
    "Since 1979, sensors aboard a series of satellites have recorded the extent of sea ice in the Arctic Ocean. " +
    "The area that is covered in September, the month of the annual minimum, has declined considerably over this " +
    "period; moreover, much of the ice that survives the summer is thinner than the ice of earlier decades.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "moreover, much of the ice that survives the summer is thinner than the ice of earlier decades",
      verbs: ["has declined", "is"],
    },
    {
      kind: "inset",
      after: "the month of the annual minimum",
      next: "has declined considerably over this period",
      verb: "has declined",
    },
    {
      kind: "verb-and-complement",
      after: "the extent of sea ice in the Arctic Ocean",
      verb: "have recorded",
    },
    { kind: "noun-and-phrase", after: "of the annual minimum" },
    { kind: "preposition-and-object", after: "earlier decades" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have recorded",
      base: "record",
      subject: "sensors",
      number: "plural",
      tense: "perfect",
      time: "Since 1979",
    },
    {
      kind: "finite",
      verb: "survives",
      base: "survive",
      subject: "the ice",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
