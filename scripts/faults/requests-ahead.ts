import { globSync, readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { Attempt, Scene } from "./greedy-scene.ts";

const BUILT = join(import.meta.dirname, "../../apps/web/dist");
/** Connections, and requests that are sent on each before any answer is read. */
const CONNECTIONS = 10;
const AHEAD = 800;
/** Milliseconds for which nothing is read. */
const UNREAD = 5_000;
/** Open files and connections that these may take: a few for each that is served. */
const MOST_FILES = 100;

/** Somebody who sends thousands of requests for the largest file of the web app, and reads nothing. */
export const REQUESTS_AHEAD: Attempt = {
  name: "sends thousands of requests ahead",
  run: sendAhead,
};

async function sendAhead({ server: { port, pid } }: Scene): Promise<string[]> {
  const before = openFiles(pid);
  const request = `GET /${largestFile()} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect({ port, host: "127.0.0.1" }).pause();
    // Who sends too far ahead is cut off.
    socket.on("error", () => undefined).write(request.repeat(AHEAD));
    return socket;
  });
  await after(UNREAD);
  const more = openFiles(pid) - before;
  for (const socket of sockets) socket.destroy();
  return more > MOST_FILES ? [`${more} files and connections more were open`] : [];
}

function largestFile(): string {
  const size = (name: string) => statSync(join(BUILT, name)).size;
  const [largest] = globSync("assets/*.js", { cwd: BUILT }).toSorted(
    (one, other) => size(other) - size(one),
  );
  if (largest === undefined) throw new Error("The web app is not built");
  return largest;
}

/** Files and connections that a process has open; Linux alone says it. */
function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
