/** A request, byte for byte, that no browser of ours would send. */
export interface Attack {
  readonly kind: string;
  readonly bytes: Buffer;
  /** How its answers are to be read: one to HEAD has no body. */
  readonly isHead: boolean;
  /** Whether it is one whole request; else it may never be answered, and our side is closed after a moment. */
  readonly isWhole: boolean;
  /** Most answers that it may bring: a second one to a request of unclear length would be smuggled. */
  readonly mostAnswers: number;
}

/** A header may be there twice, so they are a list. */
export type Headers = readonly (readonly [name: string, value: string])[];

export interface Request {
  readonly method: string;
  /** The address as it stands in the request's first line. */
  readonly target: string;
  readonly headers?: Headers;
  readonly body?: Buffer;
}

/** What the fuzzing knows of the server it is to try. */
export interface Target {
  readonly port: number;
  readonly origin: string;
  /** The `cookie` header of the learner in whose name is fuzzed; and of one who does nothing at all. */
  readonly cookie: string;
  readonly sentinelsCookie: string;
  /** An answered question, an open one, a study session, a test and a score report of each of them. */
  readonly own: Ids;
  readonly sentinels: Ids;
  /** The learner's own export. */
  readonly exported: unknown;
  /** A sign-in under way at the embedded identity provider: the chooser's path, and the cookies that belong to it. */
  readonly chooser: { readonly path: string; readonly cookie: string };
}

export interface Ids {
  readonly answered: string;
  readonly open: string;
  readonly session: string;
  readonly sitting: string;
  readonly scoreReport: string;
}

/** An origin of another site, whose every change the server must refuse: it makes a call harmless that may be valid. */
export const FOREIGN: Headers = [["origin", "https://evil.example"]];

/** An id that names nothing. */
const NOBODYS = "00000000-0000-4000-8000-000000000000";

export const idsOf = ({ own, sentinels }: Target) => [
  ...Object.values(own),
  ...Object.values(sentinels),
  NOBODYS,
];

/** One whole request, after whose answer the server is to close the connection. */
export function whole(kind: string, { port }: Target, request: Request): Attack {
  return {
    kind,
    bytes: bytesOf(request, `localhost:${port}`),
    isHead: request.method === "HEAD",
    isWhole: true,
    mostAnswers: 1,
  };
}

/** A host and a length are added where the request brings none. */
function bytesOf({ method, target, headers = [], body }: Request, host: string): Buffer {
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  const all: Headers = [
    ...(has("host") ? [] : [["host", host] as const]),
    ...(has("connection") ? [] : [["connection", "close"] as const]),
    ...(body === undefined || has("content-length") || has("transfer-encoding")
      ? []
      : [["content-length", String(body.length)] as const]),
    ...headers,
  ];
  const lines = all.map(([name, value]) => `${name}: ${value}`);
  const head = `${[`${method} ${target} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body ?? Buffer.of()]);
}
