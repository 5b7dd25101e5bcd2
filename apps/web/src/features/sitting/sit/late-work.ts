import { alone } from "../../../lib/alone.ts";
import { logFailure } from "../../../lib/log.ts";
import { tellModule } from "./module-calls.ts";
import { forgetWork, keptPlaces, keptWork } from "./module-shelf.ts";

/** Delivers what this device has kept of modules that no page has open any more, but for those of one sitting. */
export function deliverLateWork(uid: string, besides?: string): Promise<void> {
  return alone(`late-work:${uid}`, async () => {
    for (const place of keptPlaces(uid)) {
      const kept = keptWork(place);
      if (place.id === besides || kept === undefined) continue;
      try {
        const { state } = await tellModule(place, kept.isHandedIn ? "end" : "deliver", kept.work);
        if (state === "ended" || state === "gone") forgetWork(place);
      } catch (error) {
        // It is kept, and goes out with the next visit.
        logFailure("delivering a test's answers", error);
      }
    }
  });
}
