import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { pushKeys } from "./features/reminders/push-keys.ts";
import { createPushService, type PushService } from "./features/reminders/push-service.ts";
import { sendReminders } from "./features/reminders/send-reminders.ts";
import type { Metrics } from "./http/metrics.ts";
import { PUSH_HOSTS } from "./policies/push-hosts.ts";
import type { Records } from "./records/records.ts";

interface RemindingParts {
  readonly env: Pick<Env, "publicUrl" | "pushContact" | "pushHosts">;
  readonly records: Records;
  readonly clock: () => Date;
  readonly log: Pick<Logger, "warn">;
  readonly metrics: Pick<Metrics, "reminder"> | undefined;
}

interface Reminding {
  readonly push: PushService;
  /** Sends the reminders that are due. */
  readonly remind: () => Promise<void>;
}

/** What reminds learners, with the keys that all processes have in common. */
export async function reminding(parts: RemindingParts): Promise<Reminding> {
  const { env, records, clock, log, metrics } = parts;
  const push = createPushService({
    keys: await pushKeys(records.keys),
    contact: contactOf(env),
    hosts: [...PUSH_HOSTS, ...env.pushHosts],
    report: (failure) => log.warn(failure, "a reminder was not taken"),
  });
  const count = (delivery: string) => metrics?.reminder({ delivery });
  const report = (err: unknown) => log.warn({ err }, "a reminder was not sent");
  return { push, remind: () => sendReminders({ ...records, push, clock, count, report }) };
}

/** Push services want to know of somebody to turn to; who serves this machine alone has nobody to name. */
const NOBODY = "mailto:nobody@example.org";

function contactOf({ pushContact, publicUrl }: RemindingParts["env"]): string {
  return pushContact ?? (publicUrl?.protocol === "https:" ? publicUrl.href : NOBODY);
}
