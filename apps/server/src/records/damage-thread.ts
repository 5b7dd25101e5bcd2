/** A thread that looks through the SQLite file at the path it is given, and posts the first damage, or nothing. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { storeTrouble } from "./store-trouble.ts";

function firstDamage(path: string): string | undefined {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const { integrity_check: told } = file.prepare("pragma integrity_check(1)").get() ?? {};
    return told === "ok" ? undefined : String(told);
  } catch (error) {
    if (storeTrouble(error) !== "damaged") throw error;
    return String(error);
  } finally {
    file.close();
  }
}

parentPort?.postMessage(firstDamage(String(workerData)));
