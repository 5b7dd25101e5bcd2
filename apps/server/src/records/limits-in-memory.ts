import {
  byLearner,
  latestRestoration,
  type Limits,
  MINUTE,
  type OwnAllowance,
  shareOf,
} from "./limits.ts";

/** The same algorithm in the memory of a process that alone serves its machine: no call waits because it was counted. */
export function limitsInMemory(): Limits {
  /** Milliseconds since 1970 at which each allowance will be full again. */
  const restoredAt = new Map<string, number>();

  function takeOne(allowance: OwnAllowance, time: number): boolean {
    const { name } = allowance;
    const share = shareOf(allowance);
    const restored = restoredAt.get(name) ?? time;
    const isFull = restored <= time || restored > latestRestoration(time);
    const next = (isFull ? time : restored) + share;
    if (next > time + MINUTE) return false;
    restoredAt.set(name, next);
    return true;
  }

  function forgetThose(areForgotten: (name: string, restored: number) => boolean): Promise<void> {
    for (const [name, restored] of restoredAt) {
      if (areForgotten(name, restored)) restoredAt.delete(name);
    }
    return Promise.resolve();
  }

  return {
    take: (allowances, now) =>
      Promise.resolve(allowances.every((allowance) => takeOne(allowance, now.getTime()))),
    removeRestored: (now) => forgetThose((_, restored) => restored <= now.getTime()),
    forget: (uid) => forgetThose((name) => name.endsWith(byLearner(uid))),
  };
}
