import { signInMany } from "../lib/sign-in-many.ts";
import type { Fleet } from "./fleet.ts";
import { sendHalves } from "./half-senders.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";
import { watchLearner } from "./watch-learner.ts";

/** Connections on which a request begins, and no more of it comes. */
const SOCKETS = 1_500;
/** One call in a hundred may take twice as long as without, and these milliseconds more. */
const SLACK = 50;

/** Learners from the address of one who opens connections, and sends half of a request's head on each. */
export function slowSenders(): Promise<PartReport> {
  return onBoth(slowSendersOn, { variables: () => ({ RATE_LIMITS: "on" }) });
}

async function slowSendersOn(fleet: Fleet, store: string): Promise<PartReport> {
  const origin = fleet.at(0);
  const [learner] = await patiently(() => signInMany(fleet.origin, 1));
  if (learner === undefined) throw new Error("Nobody is signed in");
  const bystander = learner.at(origin);
  // The first look warms the server up.
  await watchLearner(bystander);
  const quiet = await watchLearner(bystander);
  const begun = `POST /api/answers HTTP/1.1\r\nhost: ${new URL(origin).host}\r\nx-half: `;
  const stop = sendHalves({ origin, begun, sockets: SOCKETS });
  const seen = await watchLearner(bystander);
  stop();
  return {
    rows: [
      { store, heads: 0, ...quiet },
      { store, heads: SOCKETS, ...seen },
    ],
    summary: `${store}: ${SOCKETS} half-open heads at a time`,
    faults: [
      ...(seen.failed.length > quiet.failed.length
        ? [`beside half-open heads: ${seen.failed.join("; ")}`]
        : []),
      ...(seen.p99Ms > 2 * quiet.p99Ms + SLACK
        ? [`one call in a hundred took ${seen.p99Ms} ms beside half-open heads`]
        : []),
    ],
  };
}
