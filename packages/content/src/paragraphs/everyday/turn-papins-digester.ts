import type { Paragraph } from "../paragraph.ts";

export const turnPapinsDigester: Paragraph = {
  id: "turn-papins-digester",
  version: 2,
  field: "everyday",
  source: "Histories of technology; encyclopedias of cookery",
  text:
    "Denis Papin, a French physicist working in London, hoped to soften even bones by cooking them above the " +
    "ordinary boiling point of water. To this end, he sealed them in an iron vessel that held its steam " +
    "under pressure. Because the pressure could burst the vessel, he later added a safety valve, a weighted " +
    "lever that let out excess steam. Similarly, the pressure cookers of today rely on valves to release " +
    "steam.",
  joints: [
    {
      kind: "inset",
      after: "a French physicist working in London",
      next: "hoped to soften even bones",
      verb: "hoped",
    },
    { kind: "verb-and-complement", after: "to soften even bones", verb: "hoped" },
    {
      kind: "dependent-first",
      after: "he later added a safety valve, a weighted lever that let out excess steam",
      verbs: ["could burst", "added"],
    },
    { kind: "noun-and-phrase", after: "of water" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to soften", base: "soften", beside: "hoped" },
    {
      kind: "relative",
      verb: "held",
      base: "hold",
      antecedent: "an iron vessel",
      number: "singular",
    },
    { kind: "preposition", verb: "cooking", base: "cook", beside: "hoped" },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first:
        "Denis Papin, a French physicist working in London, hoped to soften even bones by cooking them above the ordinary boiling point of water",
      second: "he sealed them in an iron vessel that held its steam under pressure",
      why: "The first statement says that Papin hoped to soften bones by cooking above the ordinary boiling point of water, and the second reports that Papin sealed bones in an iron vessel that held steam under pressure.",
    },
    {
      relation: "similarity",
      also: ["cause", "contrast", "addition"],
      words: "Similarly",
      first:
        "Because the pressure could burst the vessel, he later added a safety valve, a weighted lever that let out excess steam",
      second: "the pressure cookers of today rely on valves to release steam",
      why: "The first statement says that Papin added a safety valve that let excess steam out of his vessel, and the second says that the pressure cookers of today rely on valves to release steam.",
    },
  ],
};
