import { isRecord } from "./shapes.ts";
import type { Shelf } from "./storage.ts";

/** A form in which something is kept, by number. What bears the number is taken as it stands. */
export interface KeptForm<Kept> {
  readonly version: number;
  /** What was kept in an earlier form, or before forms had numbers, in this one; undefined when it is of none. */
  readonly upgrade: (former: Readonly<Record<string, unknown>>) => Kept | undefined;
}

/** Where something is kept. */
export interface Place {
  readonly shelf: Shelf;
  readonly key: string;
}

/** Answers whether it is kept now. */
export function keep<Kept>(
  { shelf, key }: Place,
  { version }: KeptForm<Kept>,
  kept: Kept,
): boolean {
  return shelf.write(key, { version, kept });
}

/** What is kept; undefined when nothing is, or nothing that can be read. */
export function readKept<Kept>({ shelf, key }: Place, form: KeptForm<Kept>): Kept | undefined {
  return outOfForm(shelf.read(key, isRecord), form);
}

/** The same of what has been read, or come from a copy. */
export function outOfForm<Kept>(
  there: unknown,
  { version, upgrade }: KeptForm<Kept>,
): Kept | undefined {
  if (!isRecord(there)) return undefined;
  if (there.version !== version) return upgrade(there);
  // Only `keep` writes the number, beside what is of its form.
  return isRecord(there.kept) ? (there.kept as Kept) : undefined;
}
