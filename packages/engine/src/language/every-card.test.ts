import { factCards } from "@sat/content/cards";
import fc from "fast-check";
import { expect, test } from "vitest";
import { article } from "./noun.ts";
import { asSentence, clauseText, dressesOf, piecesOf, statement } from "./statement.ts";

const facts = factCards.flatMap((card) => card.facts.map((fact) => ({ card: card.id, fact })));
const dressed = fc
  .constantFrom(...facts)
  .chain(({ card, fact }) =>
    fc.constantFrom(...dressesOf(fact)).map((dress) => ({ card, fact, dress })),
  );
const clauses = factCards.flatMap(({ relations, list }) => [
  list.lead,
  ...relations.flatMap(({ first, second }) => [first, second]),
]);

function expectCleanSentence(sentence: string): void {
  expect(sentence).toMatch(/^[*\p{Lu}\d"].*[.]$/u);
  expect(sentence).not.toMatch(
    /\s{2,}|\s[,.;:]|[,;:][,;:]|,\.|\b(\w+) \1\b(?<!\bthat that|\bhad had)/i,
  );
  for (const [, one = "", word = ""] of sentence.matchAll(/(?<![\w'-])(an?) ([\w'-]{2,})/g)) {
    expect(`${one} ${word}`).toBe(`${article(word)} ${word}`);
  }
}

test("every fact in every dress is a clean sentence with its pieces in order", () => {
  fc.assert(
    fc.property(dressed, ({ fact, dress }) => {
      const words = statement(fact, dress);
      expectCleanSentence(asSentence(words));
      const pieces = Object.values(piecesOf(fact, dress)).filter((piece) => piece !== "");
      const places = pieces.map((piece) => words.toLowerCase().indexOf(piece.toLowerCase()));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
    { numRuns: 3_000 },
  );
});

test("every fact has a sentence of the exam's length", () => {
  for (const { fact } of facts) {
    const lengths = dressesOf(fact).map((dress) => statement(fact, dress).split(" ").length);
    expect(lengths.some((words) => words >= 12 && words <= 28)).toBe(true);
  }
});

test("every clause of a card is a clean sentence", () => {
  for (const clause of clauses) expectCleanSentence(asSentence(clauseText(clause)));
});
