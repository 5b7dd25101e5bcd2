import { BLANK } from "@sat/item";
import type { WordContext, WordSet } from "../words/word-set.ts";
import { openingFaults } from "./explanation.ts";
import { bareWords, wordsOf } from "./text.ts";
import { wordingFaults } from "./wording.ts";

/** Fewest and most words of a context: digital-sat §7.1, with a margin of a few words. */
const [FEWEST, MOST] = [34, 64];

/** What is wrong with a set of words, one sentence each, with the set's id. */
export function wordSetFaults(set: WordSet): string[] {
  const words = Object.keys(set.contexts);
  const count = words.length === 4 ? [] : [`there are ${words.length} words`];
  const faults = Object.entries(set.contexts).flatMap(([word, context]) =>
    contextFaults(set, word, context).map((fault) => `${word}: ${fault}`),
  );
  return [...count, ...faults].map((fault) => `${set.id}: ${fault}`);
}

function contextFaults(set: WordSet, word: string, context: WordContext): string[] {
  const { text, clue, misfits, opening, hint, reason } = context;
  const misfit = Object.values(misfits);
  const length = wordsOf(text.replace(BLANK, "word")).length;
  const claims: readonly (readonly [boolean, string])[] = [
    [length >= FEWEST && length <= MOST, `the text has ${length} words`],
    [text.includes(clue), "the clue does not stand in the text"],
    [hasItsPlace(set, text), "the text has not exactly one place for the word"],
    [!givesAway(set, word, text), "the text holds a word of the set"],
    [!/\ban? ______/.test(text), "the article before the blank gives the first letter away"],
    [new Set(misfit.map(({ code }) => code)).size === misfit.length, "two misfits have one code"],
    [new Set(misfit.map((each) => each.reason)).size === misfit.length, "two reasons are the same"],
    [!bareWords(hint).includes(word), "the hint holds the key"],
  ];
  return [
    ...claims.filter(([holds]) => !holds).map(([, fault]) => fault),
    ...openingFaults(opening),
    ...[text, reason, hint, opening, ...misfit.map((each) => each.reason)].flatMap((each) =>
      wordingFaults("a text", each),
    ),
  ];
}

function hasItsPlace({ meaningsOf }: WordSet, text: string): boolean {
  return meaningsOf === undefined
    ? text.split(BLANK).length === 2
    : !text.includes(BLANK) && bareWords(text).filter((word) => word === meaningsOf).length === 1;
}

/** The text must not print the word that is asked for. */
function givesAway({ meaningsOf }: WordSet, word: string, text: string): boolean {
  return meaningsOf === undefined && bareWords(text).includes(word);
}
