import { Export, History } from "@sat/contract";
import { Chance } from "@sat/engine";
import { type Learner, RefusedError, UnreachableError } from "../lib/learner.ts";
import { mutated, written } from "./hostile.ts";

/** What came of imports that were tampered with. */
export interface Imports {
  readonly taken: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

/**
 * Imports spoiled exports into an account without answers. What is taken must be shown, and given out again. The first
 * that is not answered is the last.
 */
export async function tryImports(
  heir: Learner,
  exported: unknown,
  seeds: readonly string[],
): Promise<Imports> {
  const faults: string[] = [];
  let [taken, refused] = [0, 0];
  for (const seed of seeds) {
    try {
      if (!(await isTaken(heir, mutated(exported, new Chance(seed))))) {
        refused += 1;
        continue;
      }
      taken += 1;
      await readAll(heir);
      await heir.send("DELETE /api/me/progress");
    } catch (error) {
      faults.push(`${seed}: ${String(error).slice(0, 300)}`);
      if (error instanceof UnreachableError) break;
    }
  }
  return { taken, refused, faults };
}

/**
 * Whether the server took it.
 * @throws {RefusedError} when it said no for another reason than what it was sent
 */
async function isTaken(heir: Learner, data: unknown): Promise<boolean> {
  try {
    await heir.sendText("POST /api/me/import", written(data));
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.status < 500) return false;
    throw error;
  }
}

async function readAll(heir: Learner): Promise<void> {
  const history = await heir.send("GET /api/history?limit=100");
  for (const { questionId } of History.parse(JSON.parse(history)).entries) {
    await heir.send(`GET /api/history/${questionId}`);
  }
  await heir.send("GET /api/me/answers.csv");
  await heir.send("GET /api/study");
  Export.parse(await heir.export());
}
