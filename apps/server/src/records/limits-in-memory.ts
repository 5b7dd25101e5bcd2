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
  let sweptAt = 0;

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

  /** Else whoever comes from ever new addresses would fill the memory. */
  function sweep(time: number): void {
    if (Math.abs(time - sweptAt) < MINUTE) return;
    sweptAt = time;
    for (const [name, restored] of restoredAt) if (restored <= time) restoredAt.delete(name);
  }

  return {
    take(allowances, now) {
      const time = now.getTime();
      sweep(time);
      return Promise.resolve(allowances.every((allowance) => takeOne(allowance, time)));
    },
    removeRestored: (now) => forgetThose((_, restored) => restored <= now.getTime()),
    forget: (uid) => forgetThose((name) => name.endsWith(byLearner(uid))),
  };
}
