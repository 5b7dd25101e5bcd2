import { on, once } from "node:events";
import { Worker } from "node:worker_threads";
import { invalidExport, malformedBody } from "../../problems/refusal.ts";
import type { RestoredPiece } from "../../records/restoration.ts";
import type { ImportFile, ImportHead, ImportMessage, ImportOrder } from "./import-worker.ts";

const WORKER = new URL("import-worker.ts", import.meta.url);

/** The id of a thread that has ended. */
const GONE = -1;

/** Most that the worker may need, in MiB: twice what the largest export has been seen to take. */
const MOST_MEMORY = 1_024;

/**
 * Reads a file in a thread of its own, which is there for that long, so that nobody waits for it.
 * @param take gets what the export comes to, and its pieces
 * @throws {Refusal} when it is no export, or none that can be taken
 */
export async function readImport<Taken>(
  { file, now }: ImportFile,
  take: (head: ImportHead, pieces: AsyncIterable<RestoredPiece>) => Promise<Taken>,
): Promise<Taken> {
  const worker = new Worker(WORKER, {
    workerData: { file, now } satisfies ImportFile,
    transferList: [file.buffer],
    // With those of a server whose sources Node watches, it would post the names of its sources first.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const messages = on(worker, "message", { close: ["exit"] });
  const next = async () => {
    const { value, done } = await messages.next().catch(refuseTooMuch);
    if (done === true) throw new Error("the thread that reads an import has ended");
    return value[0] as ImportMessage; // the worker sends nothing else
  };
  try {
    return await take(headIn(await next()), piecesFrom(worker, next));
  } finally {
    await ended(worker);
  }
}

/** It ends by itself: to terminate a thread has been seen to take the whole process with it (nodejs/node#56312). */
async function ended(worker: Worker): Promise<void> {
  if (worker.threadId === GONE) return;
  const exit = once(worker, "exit");
  worker.postMessage("stop" satisfies ImportOrder);
  await exit;
}

function headIn(message: ImportMessage): ImportHead {
  switch (message.kind) {
    case "head":
      return message.head;
    case "refused":
      throw invalidExport(message.errors);
    default:
      throw malformedBody();
  }
}

async function* piecesFrom(
  worker: Worker,
  next: () => Promise<ImportMessage>,
): AsyncIterable<RestoredPiece> {
  for (;;) {
    worker.postMessage("next" satisfies ImportOrder);
    const message = await next();
    if (message.kind !== "piece") return;
    yield message.piece;
  }
}

/** No export of ours is as much to read as what is made to be too much. */
function refuseTooMuch(error: unknown): never {
  const isTooMuch =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (!isTooMuch) throw error;
  throw invalidExport([{ field: "body", message: "Is too much to read" }]);
}
