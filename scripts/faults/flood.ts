import { UnreachableError } from "../lib/learner.ts";

/** Callers at the same time, each of whom calls again as soon as it has an answer. */
const CALLERS = 20;

/** What a flood may be answered as well: there is more to do than can be done. */
const OVERLOADED = 503;

/** How often each status was answered. */
export type Statuses = Map<number, number>;

/** Makes so many calls, as fast as they are answered. */
export async function flood(call: () => Promise<Response>, calls: number): Promise<Statuses> {
  let made = 0;
  return floodWhile(() => made++ < calls, call);
}

/** Makes calls for as long as a task takes. */
export async function underFlood<T>(
  call: () => Promise<Response>,
  task: () => Promise<T>,
): Promise<{ readonly result: T; readonly statuses: Statuses }> {
  let isOver = false;
  const flooding = floodWhile(() => !isOver, call);
  const done = task().finally(() => {
    isOver = true;
  });
  const [result, statuses] = await Promise.all([done, flooding]);
  return { result, statuses };
}

async function floodWhile(goesOn: () => boolean, call: () => Promise<Response>): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const keepCalling = async () => {
    while (goesOn()) {
      const answer = await call();
      await answer.body?.cancel();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, keepCalling));
  return statuses;
}

/** What is wrong with what a flood was answered: it may be turned away, and nothing may fail. */
export function failuresIn(statuses: Statuses): string[] {
  const failures = [...statuses].filter(([status]) => status >= 500 && status !== OVERLOADED);
  return failures.map(([status, times]) => `${times} calls of the flood answered ${status}`);
}

export const inWords = (statuses: Statuses): string =>
  [...statuses].map(([status, times]) => `${times} × ${status}`).join(", ");

/** A request as it is, whose answer may be any. */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, redirect: "manual" }).catch((cause: unknown) => {
    throw new UnreachableError("No answer came", { cause });
  });
}
