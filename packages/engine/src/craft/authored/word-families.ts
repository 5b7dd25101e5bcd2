import type { WordSet } from "@sat/content";

/** Letters by which "conceded" and "concedes" are seen to be one word. */
const BEGINNING = 6;

/** For each set by its id, the id of the first set with which it has words in common, directly or through others. */
export function wordFamilies(sets: readonly WordSet[]): ReadonlyMap<string, string> {
  const families = sets.reduce<WordSet[][]>((found, set) => {
    const isKin = (family: readonly WordSet[]) => family.some((other) => shareWord(set, other));
    return [...found.filter((family) => !isKin(family)), [...found.filter(isKin).flat(), set]];
  }, []);
  return new Map(
    families.flatMap(([first, ...more]) =>
      first === undefined ? [] : [first, ...more].map(({ id }) => [id, first.id] as const),
    ),
  );
}

function shareWord(one: WordSet, other: WordSet): boolean {
  const beginnings = beginningsOf(other);
  return beginningsOf(one).some((beginning) => beginnings.includes(beginning));
}

/** None of a set of meanings, which are phrases that explain. */
function beginningsOf({ meaningsOf, contexts }: WordSet): string[] {
  return meaningsOf === undefined
    ? Object.keys(contexts).map((word) => word.slice(0, BEGINNING))
    : [];
}
