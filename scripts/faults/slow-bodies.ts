import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { Learner } from "../lib/learner.ts";
import { median, quantile, rounded } from "../lib/numbers.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import type { Fleet } from "./fleet.ts";
import type { PartReport } from "./part.ts";
import { patiently } from "./patience.ts";
import { onBoth } from "./places.ts";

/** Connections whose bodies do not come: more than twice as many as may be under way in one process. */
const SOCKETS = 300;
/** Milliseconds that a learner is looked at, between their calls, and until a closed connection is replaced. */
const LOOK = 6_000;
const PAUSE = 15;
const REOPENED_AFTER = 250;
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
  await watch(bystander);
  const quiet = await watch(bystander);
  const rows: object[] = [{ store, senders: "none", ...quiet }];
  const faults: string[] = [];
  const attacks = [
    { senders: "strangers", path: "/api/answers", cookie: "" },
    { senders: "strangers at sign-in", path: "/api/sign-in", cookie: "" },
    { senders: "a learner", path: "/api/answers", cookie: other.cookie },
    { senders: "a learner's imports", path: "/api/me/import", cookie: other.cookie },
  ];
  for (const { senders, ...attack } of attacks) {
    const stop = dribble(origin, attack);
    await after(PAUSE);
    const seen = await watch(bystander);
    stop();
    rows.push({ store, senders, ...seen });
    if (seen.failed.length > quiet.failed.length)
      faults.push(`beside slow bodies of ${senders}: ${seen.failed.join("; ")}`);
    if (seen.medianMs > 2 * quiet.medianMs + SLACK)
      faults.push(`calls took ${seen.medianMs} ms beside slow bodies of ${senders}`);
  }
  return { rows, summary: `${store}: ${SOCKETS} slow bodies at a time`, faults };
}

interface Watched {
  readonly calls: number;
  /** In which words calls failed. */
  readonly failed: readonly string[];
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** How a learner fares who asks for questions, and for who they are. */
async function watch(learner: Learner): Promise<Watched> {
  const took: number[] = [];
  const failed: string[] = [];
  const end = performance.now() + LOOK;
  for (let call = 0; performance.now() < end; call++) {
    const begun = performance.now();
    try {
      await (call % 2 === 0 ? learner.me() : learner.ask("Math"));
      took.push(performance.now() - begun);
    } catch (error) {
      failed.push(String(error));
    }
    await after(PAUSE);
  }
  return {
    calls: took.length,
    failed,
    medianMs: rounded(median(took)),
    p99Ms: rounded(quantile(took, 0.99)),
  };
}

/** Begins to send bodies on many connections, and on a new one for each that the server closes; stops it. */
function dribble(
  origin: string,
  { path, cookie }: { readonly path: string; readonly cookie: string },
): () => void {
  const { host, hostname, port } = new URL(origin);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `cookie: ${cookie}`,
    "content-type: application/json",
    "content-length: 100",
  ];
  const open = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect({ host: hostname, port: Number(port) });
    open.add(socket);
    socket.write(`${head.join("\r\n")}\r\n\r\n{"q"`);
    // What the server says, and how it closes, is nothing to a sender who listens to nothing.
    socket.resume().on("error", () => undefined);
    socket.once("close", () => {
      open.delete(socket);
      setTimeout(begin, REOPENED_AFTER);
    });
  };
  for (let count = 0; count < SOCKETS; count++) begin();
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}
