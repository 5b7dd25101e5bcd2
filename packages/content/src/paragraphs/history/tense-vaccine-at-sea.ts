import type { Paragraph } from "../paragraph.ts";

export const tenseVaccineAtSea: Paragraph = {
  id: "tense-vaccine-at-sea",
  version: 2,
  field: "history",
  source: "Histories of medicine; encyclopedia entries on the Balmis expedition",
  text: "In 1803, physician Francisco Javier de Balmis sailed from Spain with twenty-two orphaned boys in an attempt to bring vaccination against smallpox to its colonies. The vaccine did not survive a voyage of months. Therefore, the doctors aboard passed it from one boy to the next; a nurse, Isabel Zendal, cared for the children. By 1806, the expedition of physicians and nurses had carried vaccine to the Caribbean, Mexico, and the Philippines.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Therefore, the doctors aboard passed it from one boy to the next",
      verbs: ["did not survive", "passed"],
    },
    { kind: "items", items: ["the Caribbean", "Mexico", "the Philippines"] },
    { kind: "title-and-name", title: "physician", after: "Francisco Javier de Balmis" },
    {
      kind: "subject-and-verb",
      after: "had carried vaccine to the Caribbean, Mexico, and the Philippines",
      verb: "had carried",
    },
    { kind: "noun-and-phrase", after: "against smallpox" },
    { kind: "preposition-and-object", after: "its colonies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had carried",
      base: "carry",
      subject: "the expedition",
      number: "singular",
      tense: "past-perfect",
      time: "By 1806",
    },
    {
      kind: "finite",
      verb: "sailed",
      base: "sail",
      subject: "physician Francisco Javier de Balmis",
      number: "singular",
      tense: "past",
      time: "In 1803",
    },
    { kind: "infinitive", verb: "to bring", base: "bring", beside: "attempt" },
  ],
  turns: [
    {
      relation: "cause",
      words: "Therefore",
      first: "The vaccine did not survive a voyage of months",
      second: "the doctors aboard passed it from one boy to the next",
      why: "The first statement says that the vaccine did not survive a voyage of months, and the second reports that the doctors aboard passed the vaccine from boy to boy on the ship.",
    },
  ],
};
