import { dueAt, isUp, stopped } from "../../policies/exam-clock.ts";
import type { ModuleEnding, StoredModule } from "../../records/sitting-rows.ts";
import type { ModuleName } from "../../records/sittings.ts";
import type { SittingContext } from "./sitting-context.ts";

/** Ends a module that was begun, when its time was up or else now; one that has ended stays as it ended. */
export async function endCurrent(
  name: ModuleName,
  otherwise: ModuleEnding,
  { sittings, clock }: Pick<SittingContext, "sittings" | "clock">,
): Promise<StoredModule | undefined> {
  const now = clock();
  return sittings.changeModule(name, (stored) => {
    if (stored.endedAt !== null || stored.begunAt === null) return undefined;
    if (!isUp(stored.clock, now))
      return { endedAt: now, ended: otherwise, clock: stopped(stored.clock, now) };
    const due = dueAt(stored.clock) ?? now;
    const { limit } = stored.clock;
    return {
      endedAt: due < now ? due : now,
      ended: "time-up",
      clock: { elapsed: limit ?? 0, since: null, limit },
    };
  });
}
