import type { Paragraph } from "../paragraph.ts";

export const boBardiGlassEasels: Paragraph = {
  id: "bo-bardi-glass-easels",
  version: 3,
  field: "arts",
  source: "Standard histories of Latin American architecture; studies of museum display",
  text:
    "Lina Bo Bardi, the Italian-born architect of the São Paulo Museum of Art, did not hang its " +
    "paintings on walls when the building opened in 1968. Rather, she mounted each canvas on a " +
    "sheet of glass held upright by a concrete block, leaving visitors free to walk among the " +
    "museum's best-known works in any order.",
  joints: [
    {
      kind: "inset",
      after: "the Italian-born architect of the São Paulo Museum of Art",
      next: "did not hang its paintings on walls",
      verb: "did not hang",
    },
    {
      kind: "turning-clauses",
      after: "Rather, she mounted each canvas on a sheet of glass held upright by a concrete block",
      verbs: ["did not hang", "mounted"],
    },
    { kind: "noun-and-phrase", after: "of glass held upright by a concrete block" },
    {
      kind: "verb-and-complement",
      after: "each canvas on a sheet of glass held upright by a concrete block",
      verb: "mounted",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to walk", base: "walk", beside: "free" },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "mounted" },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "the building",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "emphasis"],
      words: "Rather",
      first:
        "Lina Bo Bardi, the Italian-born architect of the São Paulo Museum of Art, did not hang its paintings on walls when the building opened in 1968",
      second: "she mounted each canvas on a sheet of glass held upright by a concrete block",
      why: "The first statement says that Bo Bardi did not hang the paintings of the museum on walls, and the second says that Bo Bardi mounted each canvas on an upright sheet of glass.",
    },
  ],
  pronouns: [{ word: "its", at: "its paintings on walls", antecedent: "the São Paulo Museum" }],
  nouns: [
    {
      at: "museum's best-known works",
      word: "museum's",
      forms: ["museum", "museums", "museum's", "museums'"],
      counted: "the São Paulo Museum of Art",
      role: "owned",
      why: "Only the museum in São Paulo is spoken of, and the works belong to it.",
    },
  ],
};
