import { expect, test } from "vitest";
import { type StarterCard, starterCards } from "./index.ts";

const each = test.each(starterCards.map((card) => [card.id, card] as const));

function sentencesOf(card: StarterCard): string[] {
  return [
    ...card.facts.flatMap(({ subject, rest, when = "", aside = "" }) => [
      `${subject.head} ${subject.after}`,
      rest,
      when,
      aside,
    ]),
    ...card.phrases.map(({ rest }) => rest),
    card.list.lead,
    ...card.list.items,
    ...Object.values(card.slots).flatMap((slot) => Object.values(slot)),
    ...card.colour,
    card.about.is,
  ];
}

test("there are at least three cards in each of the eight fields, and no id twice", () => {
  const perField = Map.groupBy(starterCards, ({ field }) => field);
  expect(perField.size).toBe(8);
  expect(Math.min(...[...perField.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(3);
  expect(new Set(starterCards.map(({ id }) => id)).size).toBe(starterCards.length);
});

each("%s has a timed passive fact for each number and tense, with an aside", (_, { facts }) => {
  const timed = facts.filter((fact) => fact.voice === "passive" && fact.when && fact.aside);
  const forms = new Set(timed.map(({ subject, tense }) => `${subject.number} ${tense}`));
  expect([...forms].toSorted()).toEqual([
    "plural past",
    "plural present",
    "singular past",
    "singular present",
  ]);
});

each("%s relates facts that it has, in at least three ways", (_, { facts, relations }) => {
  const ids = new Set(facts.map(({ id }) => id));
  expect(ids.size).toBe(facts.length);
  for (const { from, to } of relations) {
    expect(ids).toContain(from);
    expect(ids).toContain(to);
  }
  expect(new Set(relations.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
});

each("%s has a phrase of each use, the trait with its agent", (_, { facts, phrases }) => {
  const ids = new Set(facts.map(({ id }) => id));
  expect(phrases.map(({ use }) => use).toSorted()).toEqual(["manner", "purpose", "trait"]);
  for (const { to, use, rest } of phrases) {
    expect(ids).toContain(to);
    // With "by" an -ing form would be wrong for every verb; without it, for some only.
    if (use === "trait") expect(rest).toMatch(/^by /);
  }
});

each("%s keeps its clauses free of commas where a comma is asked for", (_, { facts, slots }) => {
  for (const { aside = "", subject } of facts) {
    expect(`${subject.head} ${subject.after} ${aside}`).not.toMatch(/[,—(]|\d\w*$/);
  }
  for (const { detail, aside } of Object.values(slots)) expect(detail + aside).not.toContain(",");
});

each("%s is spelled the American way, without doubled words or spaces", (_, card) => {
  for (const text of sentencesOf(card)) {
    expect(text).not.toMatch(/\b(\w+) \1\b|\s{2,}|^\s|\s$/i);
    expect(text).not.toMatch(
      /\b\w*(colour|favour|labour|neighbour|harbour|centre|metre|grey|travell)/i,
    );
  }
});

each("%s leads in with at least two full sentences", (_, { colour }) => {
  expect(colour.length).toBeGreaterThanOrEqual(2);
  for (const sentence of colour) expect(sentence).toMatch(/^[A-Z].*[.]$/);
});
