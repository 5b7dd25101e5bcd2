import type { Paragraph } from "../paragraph.ts";

export const heredityInPeas: Paragraph = {
  id: "heredity-in-peas",
  version: 2,
  field: "science",
  source: "Histories of genetics; textbooks on biology",
  text:
    "A paper on the inheritance of traits in peas, published in 1866 by Augustinian friar Gregor Mendel, " +
    "attracted little notice during his lifetime. His results, however, were confirmed in 1900 by three " +
    "researchers working independently: Hugo de Vries, a Dutch botanist; Carl Correns, a German botanist; and " +
    "Erich von Tschermak, an Austrian agronomist.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Hugo de Vries", "a Dutch botanist"],
        ["Carl Correns", "a German botanist"],
        ["Erich von Tschermak", "an Austrian agronomist"],
      ],
    },
    {
      kind: "turning-clauses",
      after:
        "His results, however, were confirmed in 1900 by three researchers working independently",
      verbs: ["attracted", "were confirmed"],
    },
    {
      kind: "inset",
      after: "published in 1866 by Augustinian friar Gregor Mendel",
      next: "attracted little notice during his lifetime",
      verb: "attracted",
    },
    { kind: "title-and-name", title: "Augustinian friar", after: "Gregor Mendel" },
    { kind: "noun-and-phrase", after: "of traits in peas" },
    { kind: "preposition-and-object", after: "three researchers working independently" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "attracted",
      base: "attract",
      subject: "A paper",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "were confirmed",
      base: "confirm",
      subject: "His results",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "however",
      first:
        "A paper on the inheritance of traits in peas, published in 1866 by Augustinian friar Gregor Mendel, " +
        "attracted little notice during his lifetime",
      second: "His results were confirmed in 1900 by three researchers working independently",
      why: "The first statement says that Mendel's paper on peas attracted little notice during his lifetime, but the second reports that three researchers confirmed Mendel's results in 1900.",
    },
  ],
};
