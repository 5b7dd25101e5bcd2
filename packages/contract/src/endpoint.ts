import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { Allowance } from "./allowances.ts";
import { problemAnswer } from "./problem.ts";

/** What a learner has, for the sample bodies that speak of it. */
export interface Belongings {
  /** Ids of issued questions, the one answered and the other not, of an open study session, a sitting and a score report. */
  readonly answered: string;
  readonly open: string;
  readonly session: string;
  readonly sitting: string;
  readonly scoreReport: string;
  /** All that is kept of the learner, as the server gives it out. */
  readonly exported: unknown;
}

/** All that is said of an endpoint beside its shapes. */
export interface Policy {
  readonly permission: "anyone" | "signed-in";
  /** Whether it is served, too, while the learner's account is imported into, or reset. */
  readonly atAnyTime?: boolean;
  /** How often it may be called; without one, as often as the server can. */
  readonly allowance?: Allowance;
  /**
   * What the web does when the server is out of reach: the call waits until the server has it, a question kept unseen
   * or what the device keeps of the last answer takes the answer's place, or the page says that it failed.
   */
  readonly offline: "waits" | "stock" | "kept" | "fails";
  /** Problems of its own by status, or more than all calls have to say of one, each with its meaning. */
  readonly problems?: Readonly<Record<number, string>>;
  /** What the `{id}` in its path names. */
  readonly id?: "answered" | "session" | "sitting" | "scoreReport";
  /** A body that it takes. */
  readonly sample?: (own: Belongings) => unknown;
  /** Longest body, in bytes, where the usual one is too short; it is not even read for whoever may not call. */
  readonly longestBody?: number;
}

/** What the contract says of one endpoint: its shapes, as OpenAPI has them, and its policy. */
type Entry = Pick<RouteConfig, "method" | "path" | "request" | "responses"> & {
  readonly summary: string;
} & Policy;

/** An endpoint by name, such as `POST /api/answers`, with the route that the router and the OpenAPI document want. */
type EndpointOf<Given extends Entry> = Given & {
  readonly name: `${Uppercase<Given["method"]>} ${Given["path"]}`;
  readonly route: Omit<Given, keyof Policy> & { getRoutingPath(): string };
};

/** Makes an endpoint of its entry. */
export function endpoint<const Given extends Entry>(given: Given): EndpointOf<Given> {
  const { method, path, summary }: Entry = given;
  const request = withExample(given);
  const responses = { ...given.responses, ...problemsOf(given) };
  const route = createRoute({ method, path, summary, request, responses });
  const name = `${method.toUpperCase()} ${path}`;
  // The types say it of the entry: what the route has besides is for the document alone, and no handler answers it.
  return { ...given, name, route } as EndpointOf<Given>;
}

/** What stands for a learner's own in the document. */
const EXAMPLES: Belongings = {
  answered: "5f0c4f0e-6f5d-4a39-9a0b-0d6f3a3c1b7e",
  open: "c2a7f0de-0f53-4f6c-8d7b-3a4f9f1e2d60",
  session: "8d1b3c55-7a64-4c1f-b1a9-6e2f4d0c9b12",
  sitting: "3e9a51c7-84d2-4b0f-9c36-71f5d8e2ab40",
  scoreReport: "a6c1d0f4-2f5b-4e8e-8b1c-5d9e7f3a2c18",
  exported: undefined,
};

/** The request, with the sample in the place of an example. */
function withExample({ request = {}, sample }: Entry): NonNullable<RouteConfig["request"]> {
  const { body } = request;
  const media = body?.content["application/json"];
  if (body === undefined || media === undefined || sample === undefined) return request;
  const content = { "application/json": { ...media, example: sample(EXAMPLES) } };
  return { ...request, body: { ...body, content } };
}

/** Every problem that may come of the entry, each for as long as there is a reason for it. */
function problemsOf(entry: Entry) {
  const { request, permission, allowance, problems = {} } = entry;
  const changes = entry.method !== "get";
  const meanings: Record<number, string | false> = {
    400:
      (changes || request !== undefined) &&
      "The request is malformed, or a field is not one of the allowed values",
    401: permission === "signed-in" && "Nobody is signed in",
    403: changes && "The request comes from another site",
    404: entry.id !== undefined && "There is no such thing for this learner",
    408: changes && "The body did not come in time",
    413: changes && "The body is too large, or its length is not declared",
    414: "The address is too long",
    415: request?.body !== undefined && "The body is not JSON, or is compressed",
    429: allowance !== undefined && tooMany(allowance),
    500: "Something failed on the server; the detail names the entry in its log",
    503: "The server is busy, or its database away; see Retry-After",
    ...problems,
  };
  return Object.fromEntries(
    Object.entries(meanings).flatMap(([status, meaning]) =>
      meaning === false ? [] : [[status, problemAnswer(meaning)] as const],
    ),
  );
}

function tooMany({ perLearner, perBrowser, perAddress }: Allowance): string {
  const learners = perLearner === undefined ? "" : `${perLearner} by the learner or `;
  const browsers = perBrowser === undefined ? "" : `${perBrowser} by the browser or `;
  return `There were more such calls in a minute than ${learners}${browsers}${perAddress} from the address; see Retry-After`;
}
