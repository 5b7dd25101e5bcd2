import type { Reading } from "./reading.ts";

/** What each row of a sheet rests on. */
export interface Ties {
  /** The row that gives a name its meaning. */
  readonly definers: ReadonlyMap<string, number>;
  /** The rows that one rests on, near and far; null where it rests on itself. */
  readonly under: (at: number) => ReadonlySet<number> | null;
  /** The names that a fit is to find. */
  readonly soughtBy: (at: number) => readonly string[];
}

/** Finds who defines what. Letters that nothing else defines are defined by the first fit that seeks them. */
export function tiesOf(readings: readonly Reading[], isKnown: (name: string) => boolean): Ties {
  const fixed = new Map<string, number>();
  for (const [at, { defines }] of readings.entries()) {
    for (const name of defines) if (!fixed.has(name)) fixed.set(name, at);
  }
  const soughtBy = (at: number): readonly string[] => {
    const reading = readings[at];
    if (reading?.isFit !== true) return [];
    return [...reading.needs.keys()].filter((name) => !fixed.has(name) && !isKnown(name));
  };
  const definers = new Map(fixed);
  for (const at of readings.keys()) {
    for (const name of soughtBy(at)) if (!definers.has(name)) definers.set(name, at);
  }

  const found = new Map<number, ReadonlySet<number> | null>();
  const under = (at: number): ReadonlySet<number> | null => {
    const known = found.get(at);
    if (known !== undefined) return known;
    // Until all is known: whoever comes back here has gone round in a circle.
    found.set(at, null);
    const result = underAnew(at);
    found.set(at, result);
    return result;
  };
  const underAnew = (at: number): ReadonlySet<number> | null => {
    const reading = readings[at];
    const known = reading?.isFit === true ? fixed : definers;
    const all = new Set<number>();
    for (const name of reading?.needs.keys() ?? []) {
      const definer = known.get(name);
      if (definer === undefined) continue;
      const beneath = under(definer);
      if (definer === at || beneath === null) return null;
      all.add(definer);
      for (const one of beneath) all.add(one);
    }
    return all;
  };
  return { definers, under, soughtBy };
}
