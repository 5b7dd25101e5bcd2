import { setTimeout as after } from "node:timers/promises";
import type { Learner } from "./learner.ts";

/** Milliseconds between a bystander's calls: as many a minute as one learner may make. */
const PAUSE = 100;

/** What a learner met who practised beside others: milliseconds of each call. */
export async function beside(bystander: Learner, task: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const timed = async <Answer>(call: () => Promise<Answer>) => {
    const begun = performance.now();
    const answer = await call();
    times.push(performance.now() - begun);
    await after(PAUSE);
    return answer;
  };
  const over = new AbortController();
  const practice = async () => {
    while (!over.signal.aborted) {
      const { id: questionId } = await timed(() => bystander.ask("Mixed"));
      await timed(() => bystander.answer({ questionId, answer: "B", timeSpent: 20_000 }));
    }
  };
  await Promise.all([practice(), task().finally(() => over.abort())]);
  return times;
}
