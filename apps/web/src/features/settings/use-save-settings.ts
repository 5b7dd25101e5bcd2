import type { Preferences, PreferencesChange, User } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";
import { mergeUser } from "../../lib/session.ts";

/** What the form edits. The rest, such as the default section, other pages set. */
const EDITED = [
  "defaultDifficulty",
  "timerEnabled",
  "showExplanationsImmediately",
  "feedbackStyle",
] as const satisfies (keyof Preferences)[];

interface Settings {
  readonly displayName: string;
  readonly preferences: Preferences;
}

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

/** Saves settings, one save at a time, and holds the message about it for its few seconds. */
export function useSaveSettings(user: User) {
  const client = useQueryClient();
  const [message, setMessage] = useState<typeof SAVED | typeof FAILED>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ displayName, preferences }: Settings) => {
      if (displayName !== user.displayName) {
        mergeUser(client, await call("PATCH /api/me", { displayName }));
      }
      mergeUser(client, await call("PATCH /api/me/preferences", edited(preferences)));
    },
    onMutate: () => setMessage(undefined),
    onSuccess: () => setMessage(SAVED),
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
  return {
    isSaving: isPending,
    message,
    save: (settings: Settings) => {
      if (!isPending) mutate(settings);
    },
  };
}

function edited(preferences: Preferences): PreferencesChange {
  return Object.fromEntries(EDITED.map((name) => [name, preferences[name]]));
}
