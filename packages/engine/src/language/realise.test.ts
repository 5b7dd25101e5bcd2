import { starterCards } from "@sat/content";
import { expect, test } from "vitest";
import { clause, finiteVerb, nounPhrase, sentence } from "./realise.ts";

const facts = starterCards.flatMap((card) =>
  card.facts.map((fact) => [`${card.id} ${fact.id}`, fact] as const),
);

test.each(facts)(
  "the sentence of %s has one capital start, one final mark, no doubled word",
  (_, fact) => {
    const words = sentence(fact);
    expect(words).toMatch(/^[A-Z]/);
    expect(words).toMatch(/[^.]\.$/);
    expect(words).not.toMatch(/\b(\w+) \1\b| {2}|[,;:] ?[,;:.]/i);
  },
);

test.each(facts)("the verb of %s agrees with its subject", (_, fact) => {
  const verb = finiteVerb(fact);
  const { subject, tense, voice } = fact;
  const isPlural = subject.number === "plural";
  if (voice === "passive") {
    const be = { present: isPlural ? "are" : "is", past: isPlural ? "were" : "was" }[tense];
    expect(verb.split(" ")).toEqual([be, expect.stringMatching(/(d|n|t|ng|ug|de)$/)]);
  } else if (tense === "present") {
    expect(verb.endsWith("s")).toBe(!isPlural);
  }
});

test.each(facts)("the clause of %s is its subject, its verb and the rest", (_, fact) => {
  expect(clause(fact)).toBe(`${nounPhrase(fact.subject)} ${finiteVerb(fact)} ${fact.rest}`);
});
