import { useUser } from "../../lib/session.ts";

/** Whether streaks and achievements are shown. */
export function useGameElements(): boolean {
  // A learner whom an earlier version of the app has kept on the device has no such preference yet.
  const { gameElements = true } = useUser().preferences;
  return gameElements;
}
