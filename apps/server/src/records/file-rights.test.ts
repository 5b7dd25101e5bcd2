import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRecords } from "./records.ts";
import { aLearner } from "./testing/builders.ts";

const RIGHTS = 0o777;

// Windows has rights of another kind.
test.runIf(process.platform !== "win32")(
  "nobody but their owner may look into the records",
  async () => {
    const place = await mkdtemp(join(tmpdir(), "rights-"));
    const dataDir = join(place, "new", "data");
    const records = await openRecords({ dataDir });
    await aLearner(records);
    expect((await stat(dataDir)).mode & RIGHTS).toBe(0o700);
    const files = await readdir(dataDir);
    expect(files).toContain("records.sqlite-wal");
    for (const file of files) {
      expect((await stat(join(dataDir, file))).mode & RIGHTS).toBe(0o600);
    }
    await records.close();
    await rm(place, { recursive: true });
  },
);
