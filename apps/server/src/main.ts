/** Reads the settings, wires the parts and listens: the only file that starts anything. */
import { getRandomValues } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { models } from "@sat/engine";
import pino from "pino";
import { createApp } from "./app.ts";
import { createSignIn } from "./auth/sign-in.ts";
import { type Env, readEnv, SettingError } from "./env.ts";
import { type Listener, listen, PortTakenError } from "./http/listen.ts";
import type { Parts } from "./http/parts.ts";
import { requestListener } from "./http/request-listener.ts";
import { openRecords, type Records } from "./records/records.ts";

const WEB_ROOT = join(import.meta.dirname, "../../web/dist");

async function start(env: Env): Promise<void> {
  // The log goes to standard error, so that standard output holds the address and nothing else.
  const log = pino({ level: env.logLevel }, pino.destination({ dest: 2, sync: false }));
  const records = await openRecords(env);
  const listener = await listen(env);
  const publicUrl = env.publicUrl ?? new URL(`http://localhost:${listener.port}`);
  const clock = () => new Date();
  const signIn = createSignIn({
    records,
    clock,
    publicUrl,
    issuer: env.issuer,
    report: (error) => log.warn({ err: error }, "a sign-in failed"),
  });
  const webRoot = existsSync(WEB_ROOT) ? WEB_ROOT : undefined;
  const parts: Parts = { records, clock, chance, signIn, publicUrl, log, models, webRoot };
  listener.serve(requestListener(createApp(parts), signIn));
  console.log(`SAT Practice is ready at ${publicUrl.href}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void stop(listener, records));
  }
}

async function stop(listener: Listener, records: Records): Promise<void> {
  await listener.stop();
  await records.close();
}

/** A number from 0 up to 1 that nobody can foresee. */
function chance(): number {
  const [word = 0] = getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

try {
  await start(readEnv(process.env));
} catch (error) {
  const isSaid = error instanceof SettingError || error instanceof PortTakenError;
  console.error(isSaid ? error.message : error);
  process.exit(1);
}
