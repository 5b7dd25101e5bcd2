/** Reads the settings, wires the parts and listens: the only file that starts anything. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { loadModels } from "@sat/engine";
import pino from "pino";
import { createApp } from "./app.ts";
import { createSignIn } from "./auth/sign-in.ts";
import { chance } from "./chance.ts";
import { type Env, oversightsIn, readEnv, SettingError } from "./env.ts";
import { PATIENCE } from "./http/arrivals.ts";
import { endOverdue } from "./features/sittings/end-overdue.ts";
import { type Listener, listen } from "./http/listen.ts";
import { watchLoop } from "./http/loop-delay.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Parts } from "./http/parts.ts";
import { requestListener } from "./http/request-listener.ts";
import { createLog } from "./log.ts";
import { openRecords } from "./records/records.ts";
import { storeTrouble } from "./records/store-trouble.ts";
import { prove } from "./prove.ts";
import { remedyFor } from "./remedy.ts";
import { reminding } from "./reminding.ts";
import { refuseListening, refuseRecords, unforeseen } from "./start-failure.ts";
import { storeEvents } from "./store-events.ts";
import { keepUp } from "./upkeep.ts";
import { warmedUp } from "./warm-up.ts";

/** Milliseconds to wait for the database at the end. */
const LAST_WAIT = 5_000;

/** Seen from the sources and from what is built of them alike. */
const WEB_ROOT = join(import.meta.dirname, "../../web/dist");

async function start(env: Env): Promise<void> {
  // The log goes to standard error, so that standard output holds the address and nothing else.
  const log = createLog(env.logLevel, pino.destination({ dest: 2, sync: false }));
  const metrics =
    env.metricsPort === undefined ? undefined : (await import("./http/metrics.ts")).createMetrics();
  const events = storeEvents({ log, metrics, remedy: remedyFor(env) });
  const records = await openRecords(env, events).catch(refuseRecords(env));
  for (const oversight of oversightsIn(env)) log.warn(oversight);
  const listener = await listen(env).catch(refuseListening("PORT", env));
  const metricsListener = metrics && (await serveMetrics(env, metrics));
  const publicUrl = env.publicUrl ?? new URL(`http://localhost:${listener.port}`);
  const clock = () => new Date();
  const signIn = await createSignIn({
    records,
    clock,
    publicUrl,
    issuer: env.issuer,
    rateLimits: env.rateLimits,
    report(error) {
      // The records tell of an outage once, not for each sign-in that meets it.
      if (storeTrouble(error) === undefined) log.warn({ err: error }, "a sign-in failed");
    },
    welcome: (uid) => log.info({ uid }, "a learner signed in"),
  }).catch(refuseRecords(env));
  const webRoot = existsSync(WEB_ROOT) ? WEB_ROOT : undefined;
  let stopping = false;
  const isStopping = () => stopping;
  const { trustedProxies, rateLimits } = env;
  const models = warmedUp(loadModels, {
    isStopping,
    report: (error) => log.error({ err: error }, "models fail to load"),
  });
  const { push, remind } = await reminding({ env, records, clock, log, metrics }).catch(
    refuseRecords(env),
  );
  const within = { records, clock, chance, signIn, models, prove, push, log, metrics };
  const parts: Parts = {
    ...within,
    loopDelay: watchLoop(),
    publicUrl,
    webRoot,
    isStopping,
    trustedProxies,
    rateLimits,
    patience: PATIENCE,
  };
  listener.serve(requestListener(createApp(parts), signIn));
  console.log(`SAT Practice is ready at ${publicUrl.href}`);
  keepUp({ ...within, remind, endOverdue: endingTests(within) });
  whenToldToStop(async () => {
    stopping = true;
    await after(env.drainSeconds * 1000);
    await listener.stop();
    await metricsListener?.stop();
    // A database that does not even take leave may not keep the process.
    setTimeout(() => process.exit(1), LAST_WAIT).unref();
    await records.close();
  });
}

/** What ends tests whose time has been up for long. */
function endingTests({ records, models, clock }: Pick<Parts, "records" | "models" | "clock">) {
  return (report: (error: unknown) => void) => endOverdue({ ...records, models, clock, report });
}

/** On this machine alone: what the process tells of itself is nobody else's. */
async function serveMetrics({ metricsPort }: Env, { serve }: Metrics): Promise<Listener> {
  const place = { host: "127.0.0.1", port: metricsPort };
  const listener = await listen(place).catch(refuseListening("METRICS_PORT", place));
  listener.serve(serve);
  return listener;
}

/** Runs the task at the first order to stop, or when the program that started this one is gone. */
function whenToldToStop(task: () => Promise<void>): void {
  let isTold = false;
  const stop = () => {
    if (!isTold) void task();
    isTold = true;
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  process.once("disconnect", stop);
  process.channel?.unref();
}

try {
  await start(readEnv(process.env));
} catch (error) {
  console.error(error instanceof SettingError ? error.message : unforeseen(error));
  if (process.env["LOG_LEVEL"] === "debug") console.error(error);
  process.exit(1);
}
