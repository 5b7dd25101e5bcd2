import type { Paragraph } from "../paragraph.ts";

export const gordonParksAmericanGothic: Paragraph = {
  id: "gordon-parks-american-gothic",
  version: 2,
  field: "arts",
  source: "Standard histories of American photography; museum catalogs on Gordon Parks",
  text:
    "Ella Watson, a cleaner employed by the federal government, stands between a broom and a mop in *American " +
    "Gothic*, an image that photographer Gordon Parks made in 1942. The title repeats that of Grant Wood's " +
    "1930 painting of a farmer and his daughter. Moreover, Watson's rigid pose and the upright handles beside " +
    "her recall the stance of the farmer, who grips a pitchfork.",
  joints: [
    {
      kind: "inset",
      after: "a cleaner employed by the federal government",
      next: "stands between a broom and a mop in *American Gothic*",
      verb: "stands",
    },
    {
      kind: "turning-clauses",
      after:
        "Moreover, Watson's rigid pose and the upright handles beside her recall the stance of the farmer",
      verbs: ["repeats", "recall"],
    },
    { kind: "noun-and-phrase", after: "of a farmer and his daughter" },
    { kind: "preposition-and-object", after: "a broom and a mop in *American Gothic*" },
    { kind: "noun-and-phrase", after: "of the farmer" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "stands",
      base: "stand",
      subject: "Ella Watson",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "repeats",
      base: "repeat",
      subject: "The title",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity", "emphasis"],
      words: "Moreover",
      first: "The title repeats that of Grant Wood's 1930 painting of a farmer and his daughter",
      second:
        "Watson's rigid pose and the upright handles beside her recall the stance of the farmer",
      why: "The first statement says that the title of the photograph repeats the title of a painting by Wood, and the second says that the pose of Watson recalls the stance of the farmer in Wood's painting.",
    },
  ],
};
