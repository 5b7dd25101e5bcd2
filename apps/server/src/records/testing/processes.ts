import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RecordsPlace } from "../records.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "open-and-close.ts");

/** Opens the records in `count` processes at once; fails if one of them does. */
export async function openInProcesses(count: number, place: RecordsPlace): Promise<void> {
  const open = () => run(process.execPath, [script, JSON.stringify(place)]);
  await Promise.all(Array.from({ length: count }, open));
}
