import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

const PAGE = 4096;

/** A page of a SQLite file, by its number from 1, and the table or index that it is of. */
export interface FilePage {
  readonly number: number;
  readonly owner: string;
  readonly isRoot: boolean;
}

/** The pages that hold tables and indexes. */
export function pagesOf(path: string): FilePage[] {
  const file = new DatabaseSync(path, { readOnly: true });
  const found = file
    .prepare("select pageno, name, path = '/' as is_root from dbstat order by pageno")
    .all();
  file.close();
  return found.map(({ pageno, name, is_root: isRoot }) => ({
    number: Number(pageno),
    owner: String(name),
    isRoot: isRoot === 1,
  }));
}

/** The page that a table or an index begins at. */
export function rootOf(path: string, owner: string): FilePage {
  const found = pagesOf(path).find((page) => page.owner === owner && page.isRoot);
  if (found === undefined) throw new Error(`there is no ${owner}`);
  return found;
}

/** Overwrites a page, as a failing disk would. */
export async function spoil(path: string, { number }: FilePage): Promise<void> {
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(PAGE), 0, PAGE, (number - 1) * PAGE);
  await file.close();
}
