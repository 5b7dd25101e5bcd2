import type { Preferences } from "@sat/contract";
import { useUser } from "../../lib/session.ts";

/** Whether streaks and achievements are shown. */
export function useGameElements(): boolean {
  return areShown(useUser().preferences);
}

/** A learner whom an earlier version of the app has kept on the device has no such preference yet. */
function areShown({ gameElements = true }: Partial<Preferences>): boolean {
  return gameElements;
}
