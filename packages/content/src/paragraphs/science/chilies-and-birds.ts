import type { Paragraph } from "../paragraph.ts";

export const chiliesAndBirds: Paragraph = {
  id: "chilies-and-birds",
  field: "science",
  source: "Textbooks on plant ecology; reference works on chili peppers",
  text:
    "Capsaicin, the compound to which chili peppers owe their heat, discourages mammals from eating the fruits. A " +
    "mouse or a pack rat would crush the seeds or leave them unable to sprout; birds, by contrast, do not sense " +
    "the compound, and the seeds that they swallow whole pass through them unharmed.",
  joints: [
    {
      kind: "turning-clauses",
      after: "birds, by contrast, do not sense the compound",
      verbs: ["would crush", "do"],
    },
    {
      kind: "inset",
      after: "the compound to which chili peppers owe their heat",
      next: "discourages mammals from eating the fruits",
      verb: "discourages",
    },
    {
      kind: "subject-and-verb",
      after: "would crush the seeds or leave them unable to sprout",
      verb: "would crush",
    },
    {
      kind: "clauses",
      after: "A mouse or a pack rat would crush the seeds or leave them unable to sprout",
      verbs: ["discourages", "would crush"],
    },
    { kind: "verb-and-complement", after: "mammals from eating the fruits", verb: "discourages" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to sprout", base: "sprout", beside: "unable" },
    {
      kind: "finite",
      verb: "discourages",
      base: "discourage",
      subject: "Capsaicin",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "pass",
      base: "pass",
      subject: "the seeds",
      number: "plural",
      tense: "present",
    },
    { kind: "preposition", verb: "eating", base: "eat", beside: "discourages" },
  ],
  turns: [],
  pronouns: [
    { word: "their", at: "their heat, discourages mammals", antecedent: "chili peppers" },
    { word: "they", at: "they swallow whole", antecedent: "birds" },
  ],
};
