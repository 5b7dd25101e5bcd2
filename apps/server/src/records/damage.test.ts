import { copyFile, mkdir, mkdtemp, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { recordsFile } from "./dialects.ts";
import { openRecords } from "./records.ts";
import { storeTrouble } from "./store-trouble.ts";
import { databaseKinds } from "./testing/databases.ts";
import { pagesOf, rootOf, spoil } from "./testing/spoiled-file.ts";

/** So many that some tables and indexes need more than one page. */
const MANY_ROWS = `
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 500)
  insert into users
    (uid, email, display_name, display_name_changed, photo_url, email_verified, join_date, last_login_date, preferences,
      stats, last_day)
  select 'learner-' || n, 'ada@example.org', 'Ada', 0, null, 1, '', '', '{}', '{}', null from numbers`;

const damaged = vi.fn<(error: unknown) => void>();
const events = { away: vi.fn(), back: vi.fn(), queried: vi.fn(), damaged };

let place: string;
/** A sound file; each test spoils a copy of it. */
let sound: string;
let dataDir: string;
let file: string;

afterEach(() => {
  vi.unstubAllEnvs();
});

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "damage-"));
  const soundDir = join(place, "sound");
  sound = recordsFile(soundDir);
  await (await openRecords({ dataDir: soundDir })).close();
  const filling = new DatabaseSync(sound);
  filling.exec(MANY_ROWS);
  filling.close();
});

beforeEach(async () => {
  dataDir = join(place, "spoiled");
  file = recordsFile(dataDir);
  await renew();
});

afterAll(() => rm(place, { recursive: true }));

async function renew(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  await copyFile(sound, file);
  vi.clearAllMocks();
}

/** When the damage is noticed. */
async function noticed(): Promise<"at once" | "by a look" | "never"> {
  try {
    const records = await openRecords({ dataDir }, events);
    await records.lookThrough();
    await records.close();
  } catch (error) {
    expect(storeTrouble(error)).toBe("damaged");
    return "at once";
  }
  return damaged.mock.calls.length > 0 ? "by a look" : "never";
}

describe("a damaged file", () => {
  test("is noticed whichever page of a table or an index is lost", async () => {
    const pages = pagesOf(sound);
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      await renew();
      await spoil(file, page);
      expect(await noticed(), `page ${page.number}, of ${page.owner}`).not.toBe("never");
    }
  });

  test.each<Exclude<keyof Database, "limits">>([
    "users",
    "sessions",
    "sign_ins",
    "local_accounts",
    "issued_questions",
    "answers",
    "study_sessions",
    "topic_progress",
    "abilities",
    "mistakes",
    "calibrations",
    "reports",
    "provider_states",
    "provider_keys",
  ])("is noticed at once where %s begins, or the index of its key does", async (table) => {
    for (const owner of [table, `sqlite_autoindex_${table}_1`]) {
      await renew();
      await spoil(file, rootOf(file, owner));
      expect(await noticed()).toBe("at once");
    }
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ["begins with nothing known", () => writeFile(file, "nothing known", { flag: "r+" })],
    ["was cut short", async () => truncate(file, (await stat(file)).size / 2)],
  ])("is noticed at once where it %s", async (_, damage) => {
    await damage();
    expect(await noticed()).toBe("at once");
  });

  test("that opens is told of once when it is found to be damaged, and is never ready again", async () => {
    await spoil(file, rootOf(file, "answers_history"));
    const records = await openRecords({ dataDir }, events);
    await records.ping();
    await records.lookThrough();
    await records.lookThrough();
    expect(damaged).toHaveBeenCalledOnce();
    expect(await records.ping().catch(storeTrouble)).toBe("damaged");
    expect(events.away).not.toHaveBeenCalled();
    await records.close();
  });
});

test("a sound file is ready after a look of a server whose sources Node watches", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  expect(await noticed()).toBe("never");
});

test.each(databaseKinds)(
  "on %s, a sound database is ready before and after a look",
  async (_, make) => {
    const database = await make();
    const records = await database.open();
    await expect(records.ping()).resolves.toBeUndefined();
    await records.lookThrough();
    await expect(records.ping()).resolves.toBeUndefined();
    await records.close();
    await database.drop();
  },
);
