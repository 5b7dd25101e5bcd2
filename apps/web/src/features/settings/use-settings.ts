import type { Preferences, User } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";
import { PREFERENCES_SCOPE } from "../../lib/preferences.ts";
import { mergeUser } from "../../lib/session.ts";

/** What the learner has edited and not yet saved; the rest may change elsewhere in the meantime. */
type Edits = Partial<Preferences> & { displayName?: string };

const SAVED = {
  tone: "good",
  text: "Settings saved successfully.",
  /** Milliseconds the message stays. */
  stay: 3000,
} as const;

const FAILED = {
  tone: "bad",
  text: "Failed to save settings. Please try again.",
  stay: 5000,
} as const;

/** The settings as edited; saves them, one save at a time, and holds the message about it for its few seconds. */
export function useSettings(user: User) {
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [message, setMessage] = useState<typeof SAVED | typeof FAILED>();
  const { mutate, isPending } = useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: async ({ displayName = user.displayName, ...preferences }: Edits) => {
      if (displayName.trim() !== user.displayName) {
        const saved = await call("PATCH /api/me", { displayName: displayName.trim() });
        mergeUser(client, { displayName: saved.displayName });
      }
      const change = differing(preferences, user.preferences);
      if (Object.keys(change).length === 0) return;
      const saved = await call("PATCH /api/me/preferences", change);
      mergeUser(client, { preferences: saved.preferences });
    },
    onMutate: () => setMessage(undefined),
    onSuccess: (_, saved) => {
      // What was edited during the save is still to be saved.
      setEdits((current) => differing(current, saved));
      setMessage(SAVED);
    },
    onError: (error) => {
      logFailure("saving settings", error);
      setMessage(FAILED);
    },
  });
  // The message leaves by the clock.
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => setMessage(undefined), message.stay);
    return () => clearTimeout(timer);
  }, [message]);
  const { displayName = user.displayName, ...preferences } = edits;
  return {
    displayName,
    preferences: { ...user.preferences, ...preferences },
    edit: (change: Edits) => setEdits({ ...edits, ...change }),
    isEdited: Object.keys(differing(edits, { ...user, ...user.preferences })).length > 0,
    isSaving: isPending,
    message,
    save: () => {
      if (!isPending) mutate(edits);
    },
  };
}

/** The edits that are not as it was. */
function differing(edits: Edits, was: Readonly<Record<string, unknown>>): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== was[name]));
}
