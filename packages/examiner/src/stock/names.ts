import type { StockText } from "@sat/content";
import { plainText } from "@sat/item";
import { countsOf } from "./counts.ts";
import { NO_NAMES, REGION_OF, type Region } from "./places.ts";

/** A name of a person, and how many texts it stands in. */
export interface NameCount {
  readonly name: string;
  readonly place: "first" | "last";
  readonly texts: number;
}

export interface Names {
  /** The most frequent first. */
  readonly people: readonly NameCount[];
  /** How many different names begin with each letter. */
  readonly letters: ReadonlyMap<string, number>;
  /** How many texts name a place or people of each part of the world. */
  readonly regions: ReadonlyMap<Region, number>;
}

interface Word {
  readonly word: string;
  /** The capitalized word before it. */
  readonly before: string;
  readonly opensSentence: boolean;
}

/** Titles that stand before a last name. */
const TITLES =
  /^(?:Mrs?|Ms|Miss|Misses|Dr|Lord|Captain|Professor|Reverend|Se[nñ]ora?|Madame|Major|Sergeant)$/;

/**
 * The names of people in the texts: words that have a capital wherever they stand in anything authored,
 * inside a sentence too, and that are not known to name a place, a people or a day.
 */
export function namesOf(texts: readonly StockText[], authored: readonly string[]): Names {
  const isName = nameTest(authored);
  const words = texts.flatMap(({ id, text }) =>
    capitalizedIn(text).map((word) => ({ id, ...word })),
  );
  const named = words.filter(({ word }) => isName(word));
  const lasts = new Set(
    named.filter(({ before }) => TITLES.test(before) || isName(before)).map(({ word }) => word),
  );
  const people = textsBy(named.map(({ word, id }) => [word, id]));
  const regions = textsBy(
    words.flatMap(({ word, id }) => {
      const region = REGION_OF.get(word);
      return region === undefined ? [] : [[region, id] as const];
    }),
  );
  return {
    people: [...people].map(([name, count]) => ({
      name,
      place: lasts.has(name) ? "last" : "first",
      texts: count,
    })),
    letters: countsOf([...people.keys()].map((name) => name.charAt(0))),
    regions,
  };
}

function nameTest(authored: readonly string[]): (word: string) => boolean {
  const small = new Set(
    authored.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}[\p{L}-]*/gu) ?? []),
  );
  const inside = new Set(
    authored
      .flatMap(capitalizedIn)
      .filter(({ opensSentence }) => !opensSentence)
      .map(({ word }) => word),
  );
  return (word) =>
    inside.has(word) &&
    !small.has(word.toLowerCase()) &&
    !NO_NAMES.has(word) &&
    !REGION_OF.has(word);
}

/** The words with a capital; what stands in italics is quoted or names a work. */
function capitalizedIn(markup: string): Word[] {
  const text = plainText(markup.replaceAll(/\*[^*]*\*/g, "…"));
  return [...text.matchAll(/(?<![\p{L}'-])\p{Lu}\p{Ll}[\p{L}-]*/gu)].map(({ 0: word, index }) => {
    const start = text.slice(0, index);
    const before = /(?<before>\p{Lu}\p{L}*)\.? $/u.exec(start)?.groups?.["before"] ?? "";
    return { word, before, opensSentence: !/[\p{Ll},;:] $/u.test(start) && before === "" };
  });
}

/** In how many texts each value stands, the most frequent first. */
function textsBy<Value>(places: readonly (readonly [Value, string])[]): Map<Value, number> {
  const ids = new Map<Value, Set<string>>();
  for (const [value, id] of places) ids.set(value, (ids.get(value) ?? new Set()).add(id));
  return countsOf(
    [...ids].flatMap(([value, { size }]) => Array.from({ length: size }, () => value)),
  );
}
