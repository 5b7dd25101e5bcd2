import { Trouble } from "../read/trouble.ts";
import { texOf } from "../tex/tex-of.ts";
import { functionsOf, type Reading, readingOf, sourceOf } from "./reading.ts";
import type { Result } from "./result.ts";
import { isKnown, troubleWith } from "./row-troubles.ts";
import type { Row, Settings } from "./row.ts";
import { type Ties, tiesOf } from "./ties.ts";
import { failed, type Worked, workOut } from "./work-out.ts";
import { type Meaning, type Workshop, workshopFor } from "./workshop.ts";

export interface Sheet {
  /** One a row. */
  readonly results: readonly Result[];
  /** For the next sheet, which takes from it what is still right. */
  readonly memory: Memory;
}

interface Memory {
  readonly workshop: Workshop;
  /** The names of the sheet's own functions, by which its rows were read. */
  readonly functions: ReadonlySet<string>;
  /** By source. */
  readonly readings: ReadonlyMap<string, Reading>;
  /** By all sources that a row rests on, its own among them. */
  readonly worked: ReadonlyMap<string, Worked>;
}

/** More rows than this are none that a person wrote. */
const MOST_ROWS = 200;

/** Works out all rows. What rests on nothing that changed is taken from `before`, as the same objects. */
export function sheetOf(rows: readonly Row[], settings: Settings, before?: Sheet): Sheet {
  const kept = rows.slice(0, MOST_ROWS);
  const functions = functionsOf(kept);
  const memory = before?.memory.workshop.angle === settings.angle ? before.memory : null;
  const workshop = memory?.workshop ?? workshopFor(settings);
  const isReadAlike = memory !== null && namesOf(functions) === namesOf(memory.functions);
  const readings = kept.map((row) => {
    const known = isReadAlike ? memory.readings.get(sourceOf(row)) : undefined;
    return known ?? readingOf(row, functions);
  });
  const worked = workAll(readings, workshop, memory?.worked ?? new Map());
  const tooMany = failed(
    new Trouble(`A sheet has at most ${MOST_ROWS} rows.`, { from: 0, to: 0 }),
    "",
  );
  return {
    results: rows.map((_, at) => (worked[at]?.[1] ?? tooMany).result),
    memory: {
      workshop,
      functions,
      readings: new Map(readings.map((reading) => [reading.source, reading])),
      worked: new Map(worked),
    },
  };
}

function namesOf(functions: ReadonlySet<string>): string {
  return [...functions].toSorted().join();
}

/** Each row with its key: what it rests on. */
function workAll(
  readings: readonly Reading[],
  workshop: Workshop,
  before: ReadonlyMap<string, Worked>,
): readonly (readonly [string, Worked])[] {
  const ties = tiesOf(readings, isKnown);
  const done = new Map<number, readonly [string, Worked]>();
  const work = (at: number): readonly [string, Worked] => {
    const known = done.get(at);
    if (known !== undefined) return known;
    const key = keyOf(at, readings, ties);
    const made = [key, before.get(key) ?? workAnew(at)] as const;
    done.set(at, made);
    return made;
  };
  const workAnew = (at: number): Worked => {
    const reading = readings[at];
    if (reading === undefined) throw new RangeError(`No row ${at}`);
    const sought = ties.soughtBy(at);
    const tex = reading.statement === null ? "" : texOf(reading.statement);
    const meanings = new Map<string, Meaning>();
    const trouble = troubleWith(at, reading, ties);
    if (trouble !== null) return failed(trouble, tex);
    for (const [name, place] of reading.needs) {
      const definer = ties.definers.get(name);
      if (definer === undefined || definer === at || sought.includes(name)) continue;
      const meaning = work(definer)[1].meanings.get(name);
      const lost = new Trouble(`${name} could not be worked out.`, place);
      if (meaning === undefined) return failed(lost, tex);
      meanings.set(name, meaning);
    }
    return workOut(reading, { workshop, meanings, sought });
  };
  return readings.map((_, at) => work(at));
}

function keyOf(at: number, readings: readonly Reading[], ties: Ties): string {
  const reading = readings[at];
  const isFirst = (reading?.defines ?? []).every((name) => ties.definers.get(name) === at);
  const under = ties.under(at);
  const sources = [...(under ?? [])].toSorted((one, other) => one - other);
  return JSON.stringify([
    reading?.source,
    isFirst,
    under !== null,
    ties.soughtBy(at),
    sources.map((one) => readings[one]?.source),
  ]);
}
