import { randomBytes } from "node:crypto";
import { cp, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as after } from "node:timers/promises";
import { startServer } from "../lib/server-process.ts";
import { ask } from "./flood.ts";
import type { Fleet } from "./fleet.ts";
import { signInAll, underLoad } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { onSqlite } from "./places.ts";

/** Pages that are overwritten, one at a time, and servers that look at the same time. */
const PAGES = 40;
const AT_ONCE = 4;
/** Milliseconds of practice that fill the file. */
const FILLING = 3_000;
/** Milliseconds in which a server has to notice: its first look through the file comes five seconds after the start. */
const PATIENCE = 30_000;

interface Page {
  readonly number: number;
  /** The table or the index that it is of. */
  readonly owner: string;
  readonly size: number;
}

/** A server is started on SQLite's file with a page overwritten, as a failing disk would: each has to be noticed. */
export async function damagedFile({ learners }: Amount): Promise<PartReport> {
  const place = await mkdtemp(join(tmpdir(), "damaged-"));
  const sound = join(place, "sound");
  try {
    await onSqlite((fleet) => fillFile(fleet, learners), { dataDir: sound });
    const pages = somePages(join(sound, "records.sqlite"));
    const noticed: Noticed[] = [];
    for (let from = 0; from < pages.length; from += AT_ONCE) {
      const next = pages.slice(from, from + AT_ONCE);
      noticed.push(...(await Promise.all(next.map((page) => noticedIn(place, page)))));
    }
    return reportOn(noticed);
  } finally {
    await rm(place, { recursive: true });
  }
}

/** Puts a row into most tables, and many into some. */
async function fillFile(fleet: Fleet, learners: number): Promise<void> {
  const all = await signInAll(fleet, learners);
  await underLoad(all, () => after(FILLING));
  await fleet.stop(0);
}

/** Pages from one end of the file to the other. */
function somePages(file: string): Page[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const found = database
    .prepare("select pageno, name, pgsize from dbstat order by pageno")
    .all()
    .map(({ pageno, name, pgsize }) => ({
      number: Number(pageno),
      owner: String(name),
      size: Number(pgsize),
    }));
  database.close();
  const step = Math.max(1, found.length / PAGES);
  return found.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

interface Noticed extends Page {
  readonly by: "the start" | "readiness" | "nobody";
  readonly faults: readonly string[];
}

async function noticedIn(place: string, page: Page): Promise<Noticed> {
  const dataDir = join(place, `page ${page.number}`);
  await cp(join(place, "sound"), dataDir, { recursive: true });
  await overwrite(join(dataDir, "records.sqlite"), page);
  try {
    return { ...page, ...(await noticedOn(dataDir)) };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** With nothing, as a disk that lost a sector, or with noise, as one that mixed them up. */
async function overwrite(path: string, { number, size }: Page): Promise<void> {
  const file = await open(path, "r+");
  const bytes = number % 2 === 0 ? Buffer.alloc(size) : randomBytes(size);
  await file.write(bytes, 0, size, (number - 1) * size);
  await file.close();
}

async function noticedOn(dataDir: string): Promise<Pick<Noticed, "by" | "faults">> {
  const server = await startServer({ dataDir }).catch((error: unknown) => String(error));
  if (typeof server === "string") {
    const isTold = server.includes("is damaged") && !/\n\s+at /.test(server);
    return { by: "the start", faults: isTold ? [] : [`it was told of by "${server}"`] };
  }
  try {
    const isNoticed = await turnsUnready(server.origin);
    return isNoticed
      ? { by: "readiness", faults: [] }
      : { by: "nobody", faults: ["it was not noticed"] };
  } finally {
    await server.kill();
  }
}

async function turnsUnready(origin: string): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const ready = await ask(`${origin}/readyz`);
    await ready.body?.cancel();
    if (ready.status === 503) return true;
    await after(500);
  }
  return false;
}

function reportOn(noticed: readonly Noticed[]): PartReport {
  const by = Map.groupBy(noticed, ({ by: whom }) => whom);
  const counts = [...by].map(([whom, pages]) => `${pages.length} by ${whom}`);
  return {
    rows: [...by].map(([whom, pages]) => ({
      noticedBy: whom,
      pages: pages.length,
      of: new Set(pages.map(({ owner }) => owner)).size,
    })),
    summary: `${noticed.length} pages overwritten, noticed: ${counts.join(", ")}`,
    faults: noticed.flatMap(({ number, owner, faults }) =>
      faults.map((fault) => `page ${number}, of ${owner}: ${fault}`),
    ),
  };
}
