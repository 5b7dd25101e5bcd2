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

/** Longest wait for an answer, in milliseconds; after it the call counts as a network failure. */
const LONGEST_WAIT = 20_000;

const NO_CONTENT = 204;

interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
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

/** Whether the server answered that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "problem" && failure.status === 401;
}

async function send(endpoint: EndpointName, body: unknown, options: CallOptions) {
  const [method, path] = endpoint.split(" ") as [string, string]; // every name is "METHOD /path"
  const query = options.query === undefined ? "" : `?${new URLSearchParams(options.query)}`;
  const limit = AbortSignal.timeout(LONGEST_WAIT);
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
