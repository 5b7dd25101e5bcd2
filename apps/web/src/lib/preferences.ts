import type { PreferencesChange } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./api.ts";
import { mergeUser } from "./session.ts";

/** Merges the given preferences into the stored ones; the pages then show what the server kept. */
export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PreferencesChange) => call("PATCH /api/me/preferences", change),
    onSuccess: (user) => mergeUser(client, user),
  });
}
