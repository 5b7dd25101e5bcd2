import { signInMany } from "../lib/sign-in-many.ts";
import type { Fleet } from "./fleet.ts";
import { sendHalves } from "./half-senders.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";
import { watchLearner } from "./watch-learner.ts";

/** Connections whose bodies do not come: more than twice as many as may be under way in one process. */
const SOCKETS = 300;
/** A call may take twice as long as without, and these milliseconds more; the median, since a busy machine has outliers. */
const SLACK = 50;

/** Learners from the address of one who begins to send bodies, and does not go on. */
export function slowBodies(): Promise<PartReport> {
  return onBoth(slowBodiesOn, { variables: () => ({ RATE_LIMITS: "on" }) });
}

async function slowBodiesOn(fleet: Fleet, store: string): Promise<PartReport> {
  const origin = fleet.at(0);
  const [learner, other] = await patiently(() => signInMany(fleet.origin, 2));
  if (learner === undefined || other === undefined) throw new Error("Nobody is signed in");
  const bystander = learner.at(origin);
  await watchLearner(bystander);
  const quiet = await watchLearner(bystander);
  const rows: object[] = [{ store, senders: "none", ...quiet }];
  const faults: string[] = [];
  const attacks = [
    { senders: "strangers", path: "/api/answers", cookie: "" },
    { senders: "strangers at sign-in", path: "/api/sign-in", cookie: "" },
    { senders: "a learner", path: "/api/answers", cookie: other.cookie },
    { senders: "a learner's imports", path: "/api/me/import", cookie: other.cookie },
  ];
  for (const { senders, ...attack } of attacks) {
    const stop = sendHalves({ origin, begun: bodyBegun(origin, attack), sockets: SOCKETS });
    const seen = await watchLearner(bystander);
    stop();
    rows.push({ store, senders, ...seen });
    if (seen.failed.length > quiet.failed.length)
      faults.push(`beside slow bodies of ${senders}: ${seen.failed.join("; ")}`);
    if (seen.medianMs > 2 * quiet.medianMs + SLACK)
      faults.push(`calls took ${seen.medianMs} ms beside slow bodies of ${senders}`);
  }
  return { rows, summary: `${store}: ${SOCKETS} slow bodies at a time`, faults };
}

interface Attack {
  readonly path: string;
  readonly cookie: string;
}

/** A request up to the fourth byte of its body. */
function bodyBegun(origin: string, { path, cookie }: Attack): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `cookie: ${cookie}`,
    "content-type: application/json",
    "content-length: 100",
  ];
  return `${head.join("\r\n")}\r\n\r\n{"q"`;
}
