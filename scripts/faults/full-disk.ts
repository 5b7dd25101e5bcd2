import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import type { Fleet } from "./fleet.ts";
import { checkAll, failuresOf, faultsIn, inWords, signInAll, sum, underLoad } from "./load.ts";
import type { Amount, PartReport } from "./part.ts";
import { onSqlite } from "./places.ts";
import type { Findings } from "./practising.ts";

const run = promisify(execFile);

/** Room for an empty database and some minutes of answers. */
const SIZE = "16m";
/** Milliseconds under load with room, and without. */
const WITH_ROOM = 1_000;
const FULL = 2_000;

type Free = () => Promise<void>;

/** How a disk that is full gets room again, and what becomes of the process. */
const ENDINGS: readonly {
  readonly process: string;
  readonly end: (fleet: Fleet, free: Free) => Promise<void>;
}[] = [
  { process: "goes on", end: (_, free) => free() },
  {
    process: "killed while full",
    end: async (fleet, free) => {
      await fleet.kill(0);
      await free();
      await fleet.start(0);
    },
  },
  {
    process: "stopped while full",
    end: async (fleet, free) => {
      await fleet.stop(0);
      await free();
      await fleet.start(0);
    },
  },
  {
    process: "restarted when freed",
    end: async (fleet, free) => {
      await free();
      await fleet.stop(0);
      await fleet.start(0);
    },
  },
];

/** The disk under SQLite's file, a real one of 16 MiB in memory, fills up under load and gets room again. */
export async function fullDisk({ learners }: Amount): Promise<PartReport> {
  if (process.getuid?.() !== 0) {
    const faults = ["only root may mount a small disk: run as root, or leave this part out"];
    return { rows: [], summary: "not done", faults };
  }
  const disk = await mkdtemp(join(tmpdir(), "small-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", disk]);
  try {
    await chmod(disk, 0o700);
    return await onSqlite((fleet) => fillRounds(fleet, { disk, learners }), { dataDir: disk });
  } finally {
    await run("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true });
  }
}

interface Filling {
  readonly disk: string;
  readonly learners: number;
}

async function fillRounds(fleet: Fleet, { disk, learners }: Filling): Promise<PartReport> {
  const ballast = join(disk, "ballast");
  const all = await signInAll(fleet, learners);
  const found: Findings[] = [];
  const rows: object[] = [];
  const faults: string[] = [];
  for (const { process, end } of ENDINGS) {
    const failedBefore = failuresOf(all);
    await underLoad(all, async () => {
      await after(WITH_ROOM);
      await fill(ballast);
      await after(FULL);
      await end(fleet, () => rm(ballast));
      await after(WITH_ROOM);
    });
    const failedCalls = failuresOf(all) - failedBefore;
    if (failedCalls === 0) faults.push("no call failed, so the disk was not full");
    const findings = await checkAll(all);
    found.push(findings);
    rows.push({ process, failedCalls, ...findings });
  }
  return {
    rows,
    summary: `${ENDINGS.length} full disks (tmpfs of ${SIZE}), ${learners} learners: ${inWords(sum(found))}`,
    faults: [...faults, ...(await faultsIn(all, found))],
  };
}

/** Writes until there is no room left, not even for one byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, "w");
  try {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      await writeAll(file, Buffer.alloc(size));
    }
  } finally {
    await file.close();
  }
}

async function writeAll(file: Awaited<ReturnType<typeof open>>, block: Buffer): Promise<void> {
  try {
    for (;;) await file.write(block);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
