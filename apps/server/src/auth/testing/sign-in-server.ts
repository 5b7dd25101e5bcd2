import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRecords, type Records } from "../../records/records.ts";
import { createSignIn, type SignIn } from "../sign-in.ts";

/** Sign-in behind a bare server, over records of its own. */
export interface SignInServer {
  readonly origin: string;
  /** The sign-in of the first process. */
  readonly signIn: SignIn;
  /** The records of the first process. */
  readonly records: Records;
  /** The clock's reading; tests move it. */
  now: Date;
  /** What was reported, in order. */
  readonly reports: unknown[];
  /** Who has signed in, in order. */
  readonly welcomed: string[];
  close(): Promise<void>;
}

/** The records of each process that serves, all over one database. */
export interface ServedRecords {
  readonly records: readonly [Records, ...Records[]];
  drop(): Promise<void>;
}

async function aloneOnSqlite(): Promise<ServedRecords> {
  const dataDir = await mkdtemp(join(tmpdir(), "sat-sign-in-"));
  const records = [await openRecords({ dataDir })] as const;
  return { records, drop: () => rm(dataDir, { recursive: true }) };
}

/** As many processes as there are records, which take turns at one address: each request meets the next of them. */
export async function startSignInServer(
  open: () => Promise<ServedRecords> = aloneOnSqlite,
): Promise<SignInServer> {
  const { records, drop } = await open();
  const reports: unknown[] = [];
  const welcomed: string[] = [];
  const signIns: SignIn[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    const next = signIns[requests++ % signIns.length];
    if (next !== undefined) serve(next, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a server on a port, not on a pipe
  const origin = `http://localhost:${port}`;
  const parts = {
    clock: () => started.now,
    publicUrl: new URL(origin),
    rateLimits: true,
    report: (error: unknown) => reports.push(error),
    welcome: (uid: string) => welcomed.push(uid),
  };
  const signIn = await createSignIn({ ...parts, records: records[0] });
  signIns.push(signIn);
  for (const other of records.slice(1)) {
    signIns.push(await createSignIn({ ...parts, records: other }));
  }
  const started: SignInServer = {
    origin,
    signIn,
    records: records[0],
    now: new Date(),
    reports,
    welcomed,
    async close() {
      server.closeAllConnections();
      server.close();
      for (const each of records) await each.close();
      await drop();
    },
  };
  return started;
}

function serve(signIn: SignIn, request: IncomingMessage, response: ServerResponse): void {
  const { provider } = signIn;
  if (provider && request.url?.startsWith(`${provider.path}/`)) {
    provider.handle(request, response);
    return;
  }
  void answer(signIn, request).then(async (answered) => {
    response.writeHead(answered.status, [...answered.headers].flat());
    response.end(await answered.text());
  });
}

async function answer(signIn: SignIn, incoming: IncomingMessage): Promise<Response> {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
  const request = new Request(url, { headers: { cookie: incoming.headers.cookie ?? "" } });
  switch (`${incoming.method} ${url.pathname}`) {
    case "POST /api/sign-in":
      return signIn.start(
        { mode: url.searchParams.has("redirect") ? "redirect" : "popup" },
        request,
      );
    case "GET /api/sign-in/callback":
      return signIn.finish(request);
    case "POST /api/sign-out":
      return signIn.signOut(request);
    default:
      return new Response("Nothing is here.", { status: 404 });
  }
}
