import type { Plan } from "@sat/contract";
import type { PushMessage } from "./push-service.ts";

/** What a learner is reminded with: what would be good today, and nothing of what was not done. */
export function reminderMessage(plan: Plan | null): PushMessage {
  const body =
    plan === null
      ? "A few questions today would keep you in practice."
      : `${plan.minutesADay} minutes today would keep your plan.`;
  return { title: "SAT Practice", body, page: "/dashboard" };
}

/** What shows that reminders come. */
export const TEST_MESSAGE: PushMessage = {
  title: "SAT Practice",
  body: "This is how a reminder looks.",
  page: "/settings",
};
