import type { Paragraph } from "../paragraph.ts";

export const ombudsman: Paragraph = {
  id: "ombudsman",
  version: 2,
  field: "society",
  source: "Encyclopedias of political science and law",
  text:
    "The office of ombudsman, an official who investigates complaints against government agencies, was " +
    "created by the Swedish parliament in 1809. For more than a century, no other state but Finland had such " +
    "an office. Denmark then appointed an ombudsman in 1955, and New Zealand followed in 1962, becoming the " +
    "first English-speaking country to do so.",
  joints: [
    {
      kind: "inset",
      after: "an official who investigates complaints against government agencies",
      next: "was created by the Swedish parliament in 1809",
      verb: "was",
    },
    { kind: "front", after: "no other state but Finland had such an office", verbs: ["had"] },
    { kind: "noun-and-phrase", after: "of ombudsman" },
    {
      kind: "clauses",
      after: "Denmark then appointed an ombudsman in 1955",
      verbs: ["had", "appointed"],
    },
    {
      kind: "coordinated",
      after: "New Zealand followed in 1962, becoming the first English-speaking country to do so",
      verbs: ["appointed", "followed"],
    },
    {
      kind: "outcome",
      after: "becoming the first English-speaking country to do so",
      verbs: ["followed"],
    },
    { kind: "preposition-and-object", after: "government agencies" },
    { kind: "noun-and-phrase", after: "against government agencies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had",
      base: "have",
      subject: "no other state",
      number: "singular",
      tense: "past",
      time: "For more than a century",
    },
    {
      kind: "relative",
      verb: "investigates",
      base: "investigate",
      antecedent: "an official",
      number: "singular",
    },
    { kind: "outcome", verb: "becoming", base: "become", beside: "followed" },
  ],
  turns: [],
};
