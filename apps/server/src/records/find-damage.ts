import { Worker } from "node:worker_threads";

/**
 * Looks through every page of a SQLite file for damage, and says what it found. A thread of its own does it, since that
 * takes seconds for a large file; it reads along, and holds nobody up.
 */
export function findDamage(path: string): Promise<string | undefined> {
  const thread = new Worker(new URL("damage-thread.ts", import.meta.url), {
    workerData: path,
    // With those of a server whose sources Node watches, it would post the names of its sources first.
    env: {},
  });
  // The process may end before the thread does.
  thread.unref();
  return new Promise((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
  });
}
