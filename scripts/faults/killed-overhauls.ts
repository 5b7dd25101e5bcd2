import { setTimeout as after } from "node:timers/promises";
import type { Export } from "@sat/contract";
import { yearOf } from "../lib/crafted-exports.ts";
import { type Learner, RefusedError } from "../lib/learner.ts";
import { type Place, type ServerProcess, startServer } from "../lib/server-process.ts";
import type { Store } from "../lib/store.ts";
import { patiently } from "./patience.ts";

/** Answers of the year. */
const ANSWERS = 10_000;
/** Milliseconds that an import goes on before its process is killed, and that a reset or a deletion does. */
const LIFE_OF_IMPORT = 2_000;
const LIFE = 150;
/** Milliseconds after which what nobody asks for must have come to its end: three looks for what was broken off. */
const PATIENCE = 180_000;

interface Stage {
  readonly server: ServerProcess;
  readonly place: Place;
  readonly store: Store;
  /** An export of a little practice. */
  readonly little: Export;
  /** One without answers. */
  readonly learner: Learner;
}

/**
 * Kills the process in the middle of an import, a reset and a deletion. Of the first two nothing is left for the learner
 * who comes next, and all can be done again; the last comes to its end though nobody comes. What was found wrong.
 */
export async function killOverhauls({
  server,
  place,
  store,
  little,
  learner,
}: Stage): Promise<string[]> {
  const year = yearOf(little, ANSWERS);
  const { uid } = await learner.me();
  const kill = async (at: ServerProcess, call: string, life: number, body?: unknown) => {
    const broken = learner
      .at(at.origin)
      .send(call, body)
      .catch(() => undefined);
    await after(life);
    await at.kill();
    await broken;
    return startServer(place);
  };
  const afterImport = await kill(server, "POST /api/me/import", LIFE_OF_IMPORT, year);
  const importFaults = await nothingLeft(learner.at(afterImport.origin), "import");
  const takenFaults = await takeYear(learner.at(afterImport.origin), year);
  const afterReset = await kill(afterImport, "DELETE /api/me/progress", LIFE);
  const resetFaults = await nothingLeft(learner.at(afterReset.origin), "reset");
  const againFaults = await takeYear(learner.at(afterReset.origin), year);
  const afterDeletion = await kill(afterReset, "DELETE /api/me", LIFE);
  const deletionFaults = await leftWholly(learner.at(afterDeletion.origin), store, uid);
  await afterDeletion.stop();
  return [importFaults, takenFaults, resetFaults, againFaults, deletionFaults].flat();
}

/** Until it is certain that nobody goes on with it, nobody is let in. */
async function nothingLeft(learner: Learner, what: string): Promise<string[]> {
  const left = await patiently(() => learner.history());
  const { totalQuestions } = (await learner.me()).stats;
  if (left.length === 0 && totalQuestions === 0) return [];
  return [`${left.length} answers are left of a killed ${what}, and ${totalQuestions} counted`];
}

async function takeYear(learner: Learner, year: Export): Promise<string[]> {
  await learner.send("POST /api/me/import", year);
  const taken = (await learner.me()).stats.totalQuestions;
  const expected = year.questions.filter(({ answer }) => answer !== null).length;
  return taken === expected ? [] : [`${taken} answers instead of ${expected}`];
}

/** Nobody is signed in from the first moment on, and in the end no row is left. */
async function leftWholly(learner: Learner, store: Store, uid: string): Promise<string[]> {
  const status = await learner.me().then(
    () => 200,
    (error: unknown) => (error instanceof RefusedError ? error.status : 0),
  );
  const begun = performance.now();
  let left = await rowsOf(store, uid);
  const atFirst = left;
  while (left > 0 && performance.now() - begun < PATIENCE) {
    await after(1_000);
    left = await rowsOf(store, uid);
  }
  console.log(`A killed deletion had left ${atFirst} rows`);
  return [
    ...(status === 401 ? [] : [`a learner who is being deleted was answered ${status}`]),
    ...(left === 0 ? [] : [`${left} rows of a deleted learner are left`]),
  ];
}

async function rowsOf(store: Store, uid: string): Promise<number> {
  const count = (table: string) => `(select count(*) from ${table} where uid = '${uid}')`;
  const [row] = await store.rows(`select ${count("issued_questions")} + ${count("users")} as rows`);
  return Number(row?.["rows"]);
}
