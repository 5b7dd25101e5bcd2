import { latestInstant } from "../policies/ahead.ts";

/** Which entries of a list are wanted. */
export interface Wanted<Entry> {
  readonly now: Date;
  /** The last entry of the page before; if absent, the page begins at the latest. */
  readonly before?: Entry | undefined;
  readonly limit: number;
}

/** Entries after an instant, and up to another or below an entry, the latest first. */
export interface Stretch<Entry> extends Omit<Wanted<Entry>, "now"> {
  readonly after?: string;
  /** Only where there is no entry: of two bounds at one end a database may begin at the wider one. */
  readonly until?: string;
}

/** A page of a list with the latest entries first; those that are ahead come last. */
export async function latestFirst<Entry, Row>(
  { now, before, limit }: Wanted<Entry>,
  instantOf: (entry: Entry) => string,
  read: (stretch: Stretch<Entry>) => Promise<Row[]>,
): Promise<Row[]> {
  const latest = latestInstant(now);
  if (before !== undefined && instantOf(before) > latest)
    return read({ after: latest, before, limit });
  const rows = await read(before === undefined ? { until: latest, limit } : { before, limit });
  const left = limit - rows.length;
  return left === 0 ? rows : [...rows, ...(await read({ after: latest, limit: left }))];
}
