import type { PreferencesChange, User } from "@sat/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "./api.ts";
import { mergeUser } from "./session.ts";

/** Saves of preferences go out one after another: two at once might land in the wrong order. */
export const PREFERENCES_SCOPE = { id: "preferences" };

/**
 * Saves given preferences among the stored ones; the pages then show what the server kept. Where it is called nothing
 * shows how the save goes, so that nothing observes it.
 */
export function useSavePreferences(): (change: PreferencesChange) => Promise<User> {
  const client = useQueryClient();
  return (change) => {
    const save = client.getMutationCache().build(client, {
      scope: PREFERENCES_SCOPE,
      mutationFn: (given: PreferencesChange) => call("PATCH /api/me/preferences", given),
      // The rest of the answer may be older than what another call has brought since.
      onSuccess: ({ preferences }) => mergeUser(client, { preferences }),
    });
    return save.execute(change);
  };
}
