import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import {
  isReminded,
  type Obstacle,
  ObstacleError,
  sendTest,
  subscribeHere,
  unsubscribeHere,
} from "./subscribe-here.ts";

/** What the learner does about reminders; each takes effect at once. */
type Action = "on" | "here" | "off" | "test";

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  unable:
    "This browser cannot show reminders. On an iPhone or iPad, add SAT Practice to the Home Screen first.",
  denied:
    "This browser blocks notifications from SAT Practice. Allow them in its settings, then try again.",
  unanswered: "Reminders stay off here until you allow notifications.",
  "unknown-service": "Reminders cannot be sent to this browser. Please try another one.",
};

const FAILURES: Readonly<Record<Action, string>> = {
  on: "Failed to switch on reminders. Please try again.",
  here: "Failed to switch on reminders here. Please try again.",
  off: "Failed to switch off reminders. Please try again.",
  test: "Failed to send a reminder. Please try again in a moment.",
};

const HERE = ["push-subscription"];
/** Milliseconds for which what has just been done is not asked about. */
const FRESH = 60_000;

/** Whether the learner is reminded in this browser, and what can be done about it. */
export function useReminders({ isOn }: { readonly isOn: boolean }) {
  const client = useQueryClient();
  const save = useSavePreferences();
  const { data: isHere } = useQuery({
    queryKey: HERE,
    queryFn: isReminded,
    enabled: isOn,
    retry: false,
    staleTime: FRESH,
  });
  const deeds: Readonly<Record<Action, () => Promise<unknown>>> = {
    async on() {
      await subscribeHere();
      client.setQueryData(HERE, true);
      await save({ notificationsEnabled: true });
    },
    async here() {
      await subscribeHere();
      client.setQueryData(HERE, true);
    },
    async off() {
      await save({ notificationsEnabled: false });
      client.setQueryData(HERE, false);
      // Nothing is sent from here on, whether or not the browser is forgotten.
      await unsubscribeHere().catch((error: unknown) => logFailure("unsubscribing", error));
    },
    test: sendTest,
  };
  const { mutate, isPending, variables, error, isSuccess } = useMutation({
    mutationFn: (action: Action) => deeds[action](),
    onError: (thrown, action) => logFailure(`reminders: ${action}`, thrown),
  });
  return {
    isHere,
    act: mutate,
    pending: isPending ? variables : undefined,
    trouble: variables !== undefined && error !== null ? trouble(variables, error) : undefined,
    isTestSent: isSuccess && variables === "test",
  };
}

/** What cannot be, or was not wanted, is nothing to be alarmed about. */
function trouble(action: Action, error: Error) {
  return error instanceof ObstacleError
    ? ({ tone: "plain", text: OBSTACLES[error.obstacle] } as const)
    : ({ tone: "bad", text: FAILURES[action] } as const);
}
