import type { Paragraph } from "../paragraph.ts";

export const tensePlanetsOfOtherStars: Paragraph = {
  id: "tense-planets-of-other-stars",
  version: 2,
  field: "science",
  source: "Textbooks on astronomy; encyclopedia entries on extrasolar planets",
  text: "Swiss astronomers Michel Mayor and Didier Queloz announced in 1995 that a planet of about half the mass of Jupiter circles the star 51 Pegasi, completing an orbit in just over four days. Since 1995, the number of planets known to circle other stars has grown to more than five thousand. Most of them were not seen directly. Instead, astronomers deduced the presence of these planets from changes in starlight.",
  joints: [
    { kind: "outcome", after: "completing an orbit in just over four days", verbs: ["circles"] },
    { kind: "subject-and-verb", after: "has grown to more than five thousand", verb: "has grown" },
    {
      kind: "turning-clauses",
      after: "Instead, astronomers deduced the presence of these planets from changes in starlight",
      verbs: ["were", "deduced"],
    },
    { kind: "title-and-name", title: "Swiss astronomers", after: "Michel Mayor and Didier Queloz" },
    { kind: "noun-and-phrase", after: "from changes in starlight" },
    { kind: "preposition-and-object", after: "just over four days" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has grown",
      base: "grow",
      subject: "the number",
      number: "singular",
      tense: "perfect",
      time: "Since 1995",
    },
    {
      kind: "finite",
      verb: "deduced",
      base: "deduce",
      subject: "astronomers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "announced",
      base: "announce",
      subject: "Swiss astronomers Michel Mayor and Didier Queloz",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "completing", base: "complete", beside: "circles" },
  ],
  turns: [
    {
      relation: "replacement",
      words: "Instead",
      first: "Most of them were not seen directly",
      second: "astronomers deduced the presence of these planets from changes in starlight",
      why: "The first statement says that most of the planets of distant stars were not seen directly, and the second says that astronomers deduced the presence of planets from changes in starlight.",
    },
  ],
};
