import { alone } from "../../../lib/alone.ts";
import { logFailure } from "../../../lib/log.ts";
import { tellModule } from "./module-calls.ts";
import { forgetWork, keptPlaces, keptWork, restoreTests } from "./module-shelf.ts";

/**
 * Delivers what this device has kept of modules that no page has open any more, but for those of one sitting. Stops
 * when the learner has gone: what the server would say to another of work that is not theirs, must not count.
 */
export function deliverLateWork(uid: string, besides: unknown, end: AbortSignal): Promise<void> {
  return alone(`late-work:${uid}`, async () => {
    // Else the copies of what a learner who has gone left would be made anew, empty.
    if (end.aborted) return;
    await restoreTests(uid);
    for (const place of keptPlaces(uid)) {
      const kept = keptWork(place);
      if (place.id === besides || kept === undefined || end.aborted) continue;
      try {
        const { state } = await tellModule(place, kept.isHandedIn ? "end" : "deliver", kept.work);
        const isTaken = state === "ended" || state === "gone";
        if (isTaken && !end.aborted) forgetWork(place, kept.work);
      } catch (error) {
        // It is kept, and goes out with the next visit.
        logFailure("delivering a test's answers", error);
      }
    }
  });
}
