import type { AnswerRequest } from "@sat/contract";
import type { DBSchema } from "idb";
import { answersDatabase } from "../../lib/storage.ts";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import { learnerDatabases } from "./database.ts";

interface Mirror extends DBSchema {
  answers: { key: string; value: AnswerRequest };
}

const inMirror = learnerDatabases<Mirror>(answersDatabase, (database) => {
  database.createObjectStore("answers", { keyPath: "questionId" });
});

/**
 * Keeps a second copy of the answers that wait, safe on the disk: the shelf has them at once, but a browser that dies
 * forgets what it was given in its last seconds or minutes. Begins by giving the outbox what the shelf has lost;
 * answers how to end it. That an answer comes twice does no harm: the server counts the first.
 */
export function mirrorAnswers(outbox: AnswerOutbox, uid: string): () => void {
  const mirrored = new Set<string>();

  const restore = async () => {
    const kept = await inMirror(uid, (database) => database.getAll("answers"));
    if (kept === undefined || kept.length === 0) return;
    for (const { questionId } of kept) mirrored.add(questionId);
    outbox.restore(kept);
  };

  const copy = async () => {
    const waiting = outbox.waiting();
    const added = waiting.filter(({ questionId }) => !mirrored.has(questionId));
    const gone = [...mirrored].filter((id) => waiting.every(({ questionId }) => questionId !== id));
    if (added.length === 0 && gone.length === 0) return;
    await inMirror(uid, async (database) => {
      const { store, done } = database.transaction("answers", "readwrite", {
        durability: "strict",
      });
      await Promise.all([
        ...added.map((answer) => store.put(answer)),
        ...gone.map((id) => store.delete(id)),
        done,
      ]);
    });
    for (const { questionId } of added) mirrored.add(questionId);
    for (const id of gone) mirrored.delete(id);
  };

  let last = restore().then(copy);
  return outbox.subscribe(() => {
    last = last.then(copy);
  });
}
