import type { PreferencesChange } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./api.ts";
import { mergeUser } from "./session.ts";

/** Saves of preferences go out one after another: two at once might land in the wrong order. */
export const PREFERENCES_SCOPE = { id: "preferences" };

/** Merges the given preferences into the stored ones; the pages then show what the server kept. */
export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: (change: PreferencesChange) => call("PATCH /api/me/preferences", change),
    // The rest of the answer may be older than what another call has brought since.
    onSuccess: ({ preferences }) => mergeUser(client, { preferences }),
  });
}
