import type { Paragraph } from "../paragraph.ts";

export const degasMonotypes: Paragraph = {
  id: "degas-monotypes",
  field: "arts",
  source:
    "Standard works on printmaking techniques; museum catalogs on the monotypes of Edgar Degas",
  text:
    "A monotype is printed from a plate on which an image has been drawn in ink but not " +
    "incised. The first impression takes up most of the ink; consequently, no two prints from " +
    "the plate can be alike. The French artist Edgar Degas often pulled a second, fainter " +
    "impression and reworked it in pastel.",
  joints: [
    {
      kind: "turning-clauses",
      after: "consequently, no two prints from the plate can be alike",
      verbs: ["takes up", "can be"],
    },
    { kind: "title-and-name", after: "Edgar Degas" },
    { kind: "second-verb", after: "reworked it in pastel", verbs: ["pulled", "reworked"] },
    { kind: "verb-and-complement", after: "a second, fainter impression", verb: "pulled" },
    { kind: "preposition-and-object", after: "pastel" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "pulled",
      base: "pull",
      subject: "The French artist Edgar Degas",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "The first impression",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "consequently",
      first: "The first impression takes up most of the ink",
      second: "no two prints from the plate can be alike",
      why: "That the first print uses up most of the ink, the first statement, is the reason why no other can match it, as the second says.",
    },
  ],
};
