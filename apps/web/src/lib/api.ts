import type { EndpointName, Endpoints, Problem } from "@sat/contract";

/** Why a call failed: no answer came, the server said no, or the answer could not be read. */
export type Failure =
  | { readonly kind: "network" }
  | ({ readonly kind: "problem" } & Pick<Problem, "type" | "status" | "detail" | "errors">)
  | { readonly kind: "unreadable" };

export class ApiError extends Error {
  override name = "ApiError";
  readonly failure: Failure;

  constructor(endpoint: EndpointName, failure: Failure) {
    super(`${endpoint} failed: ${failure.kind}`);
    this.failure = failure;
  }
}

/** Longest wait for most answers, in milliseconds; after it the call counts as a network failure. */
const LONGEST_WAIT = 20_000;

const NO_CONTENT = 204;
/** What says that the server cannot serve for now: its own word, and those of a proxy that did not get to it. */
const UNREACHED: readonly number[] = [503, 502, 504];

interface CallOptions {
  /** What stands for the endpoint's {names}. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Longest wait for the answer, in milliseconds, where the usual is too short. */
  readonly longestWait?: number;
  /** True when the answer must survive the page being closed, such as a last answer. */
  readonly keepalive?: boolean;
}

/** Calls the server; throws `ApiError`, or the abort reason when `signal` is aborted. */
export async function call<Name extends EndpointName>(
  endpoint: Name,
  body: Endpoints[Name]["body"],
  options: CallOptions = {},
): Promise<Endpoints[Name]["answer"]> {
  const response = await send(endpoint, body, options);
  if (!response.ok) throw new ApiError(endpoint, await problemOf(response));
  // The server's handlers are typed by the same contract, and the endpoint's name fixes the type.
  return (await contentOf(endpoint, response)) as Endpoints[Name]["answer"];
}

/** The failure of a thrown value, when a call threw it. */
export function failureOf(error: unknown): Failure | undefined {
  return error instanceof ApiError ? error.failure : undefined;
}

/** Whether the server itself answered that nobody is signed in: a proxy before it may ask for a name of its own. */
export function isSignedOut(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "problem" && failure.type === "not-signed-in";
}

/** Whether no answer came, or one that says that the server cannot serve for now. */
export function isUnreached(error: unknown): boolean {
  const failure = failureOf(error);
  return (
    failure?.kind === "network" ||
    (failure?.kind === "problem" && UNREACHED.includes(failure.status))
  );
}

/** What passes by itself: the connection was too slow for the request, or there were too many. */
const PASSING: readonly number[] = [408, 429];

/** Whether the server was out of reach or could not serve for now: what it would have said is not known. */
export function isOutage(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "problem") return failure !== undefined;
  return failure.status >= 500 || PASSING.includes(failure.status);
}

/** Whether the server has said that there is no such thing, or that it is over and takes no more. */
export function isGone(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "problem" && (failure.status === 404 || failure.status === 409);
}

async function send(endpoint: EndpointName, body: unknown, options: CallOptions) {
  const [method, template] = endpoint.split(" ") as [string, string]; // every name is "METHOD /path"
  const path = filled(template, options.path ?? {});
  const query = options.query === undefined ? "" : `?${new URLSearchParams(options.query)}`;
  const limit = AbortSignal.timeout(options.longestWait ?? LONGEST_WAIT);
  try {
    return await fetch(path + query, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]),
      keepalive: options.keepalive ?? false,
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError(endpoint, { kind: "network" });
  }
}

function filled(template: string, names: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(names[name] ?? ""),
  );
}

async function contentOf(endpoint: EndpointName, response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT) return undefined;
  try {
    return await response.json();
  } catch {
    throw new ApiError(endpoint, { kind: "unreadable" });
  }
}

/** Reads problem details (RFC 9457); a proxy's own error page has none, and its status must do. */
async function problemOf(response: Response): Promise<Failure> {
  // Only `status` is certain: what stands before the server may answer anything.
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem> | null;
  return {
    kind: "problem",
    status: response.status,
    type: problem?.type ?? "",
    detail: problem?.detail ?? "",
    ...(problem?.errors === undefined ? {} : { errors: problem.errors }),
  };
}
