import type { Paragraph } from "../paragraph.ts";

export const bayeuxEmbroidery: Paragraph = {
  id: "bayeux-embroidery",
  field: "arts",
  source: "Standard histories of medieval art; encyclopedia entries on the Bayeux Tapestry",
  text:
    "The Bayeux Tapestry, which was made in the eleventh century, is technically an " +
    "embroidery: its figures were stitched in dyed wool onto plain linen, whereas those of a " +
    "true tapestry are formed by the weave itself.",
  joints: [
    {
      kind: "inset",
      after: "which was made in the eleventh century",
      next: "is technically an embroidery",
      verb: "is",
    },
    {
      kind: "explanation",
      after: "its figures were stitched in dyed wool onto plain linen",
      verbs: ["is", "were stitched"],
    },
    { kind: "noun-and-phrase", after: "of a true tapestry" },
    { kind: "preposition-and-object", after: "the weave itself" },
    { kind: "preposition-and-object", after: "the eleventh century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The Bayeux Tapestry",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "were stitched",
      base: "stitch",
      subject: "its figures",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its figures were stitched", antecedent: "The Bayeux Tapestry" }],
};
