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
  readonly signIn: SignIn;
  readonly records: Records;
  /** The clock's reading; tests move it. */
  now: Date;
  /** What was reported, in order. */
  readonly reports: unknown[];
  close(): Promise<void>;
}

export async function startSignInServer(): Promise<SignInServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "sat-sign-in-"));
  const records = await openRecords({ dataDir });
  const reports: unknown[] = [];
  const server = createServer((request, response) => serve(started.signIn, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a server on a port, not on a pipe
  const origin = `http://localhost:${port}`;
  const signIn = createSignIn({
    records,
    clock: () => started.now,
    publicUrl: new URL(origin),
    report: (error) => reports.push(error),
  });
  const started: SignInServer = {
    origin,
    signIn,
    records,
    now: new Date(),
    reports,
    async close() {
      server.closeAllConnections();
      server.close();
      await records.close();
      await rm(dataDir, { recursive: true });
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
