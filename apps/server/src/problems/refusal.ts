import type { Problem } from "@sat/contract";

type FieldErrors = NonNullable<Problem["errors"]>;
type FieldError = FieldErrors[number];

/** Seconds after which a caller who was turned away may try again: by then there is room for one call, or a few. */
const SOON = { "retry-after": "1" };

/** Thrown where a request is refused for a reason that the contract names. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly problem: Problem;
  /** Further headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.detail);
    this.problem = problem;
    this.headers = headers;
  }
}

/** Fields that are not as they may be, each with what is allowed. */
export function invalidRequest(errors: FieldErrors): Refusal {
  const fields = errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
  return new Refusal({
    type: "invalid-request",
    title: "The request is not valid",
    status: 400,
    detail: `Correct these fields and try again. ${fields}`,
    errors,
  });
}

/** A response of another kind than the question's; nothing of it is kept. */
export function unfitResponse(error: FieldError): Refusal {
  return new Refusal({
    type: "unfit-response",
    title: "The response is of another kind than the question",
    status: 422,
    detail: `Answer the question in its own way. ${error.field}: ${error.message}`,
    errors: [error],
  });
}

/** @param field names the question that something else rests on */
export function notAnswered(field: string): Refusal {
  const message = "This question has not been answered";
  return new Refusal({
    type: "not-answered",
    title: "The question has not been answered",
    status: 422,
    detail: "Answer the question first, and send the answer before you ask for another like it.",
    errors: [{ field, message }],
  });
}

export function answeredInAnotherWay(): Refusal {
  const message = "The question of this number is answered, and is of a kind that is not asked for";
  return new Refusal({
    type: "answered-in-another-way",
    title: "The question is of another kind",
    status: 422,
    detail: "Ask for the next number, or for both kinds of question.",
    errors: [{ field: "kinds", message }],
  });
}

/** @param error says what cannot be read, and what to type instead */
export function unreadableEntry(error: FieldError): Refusal {
  return new Refusal({
    type: "unreadable-entry",
    title: "The entry cannot be read",
    status: 422,
    detail: error.message,
    errors: [error],
  });
}

/** Faults of an export that are told; more would help nobody. */
export const TOLD_FAULTS = 5;

/** A file that is no export, or is one no longer; nothing of it is taken. */
export function invalidExport(errors: FieldErrors): Refusal {
  const told = errors.slice(0, TOLD_FAULTS);
  const fields = told.map(({ field, message }) => `${field}: ${message}`).join("; ");
  return new Refusal({
    type: "invalid-export",
    title: "The file cannot be imported",
    status: 400,
    detail: `Choose a file that was exported here and has not been changed since. ${fields}`,
    errors: told,
  });
}

export function answersInTheWay(): Refusal {
  return new Refusal({
    type: "has-answers",
    title: "The account has answers already",
    status: 409,
    detail:
      "This account has answers already, or a test under way or on paper. Reset your progress first, which removes them, or import into a new account.",
  });
}

/** Nothing of the account can be shown, or changed, before it is known whether the import is taken. */
export function importUnderWay(): Refusal {
  return overhaulUnderWay("import-under-way", "An import into the account is under way");
}

/** Nor before all is forgotten that is to be. */
export function resetUnderWay(): Refusal {
  return overhaulUnderWay("reset-under-way", "A reset of the account is under way");
}

function overhaulUnderWay(type: string, title: string): Refusal {
  const detail = "Wait until it has ended, then try again.";
  return new Refusal({ type, title, status: 503, detail }, SOON);
}

/** A body that is not the JSON it should be. */
export function malformedBody(): Refusal {
  return new Refusal({
    type: "malformed-body",
    title: "The body cannot be read",
    status: 400,
    detail: "Send one JSON object, with the content type application/json.",
  });
}

export function notSignedIn(): Refusal {
  return new Refusal({
    type: "not-signed-in",
    title: "Nobody is signed in",
    status: 401,
    detail: "Sign in, then try again.",
  });
}

/** @param home the only address whose pages may send this request */
export function foreignOrigin(home: string): Refusal {
  return new Refusal({
    type: "foreign-origin",
    title: "The request comes from another site",
    status: 403,
    detail: `Open the app at ${home} and try again from there.`,
  });
}

/** @param home where this machine, and no other, reaches the embedded identity provider */
export function otherMachine(home: string): Refusal {
  return new Refusal({
    type: "other-machine",
    title: "This sign-in serves one computer alone",
    status: 421,
    detail:
      `Open the app at ${home} on the computer that it runs on. For others to sign in, whoever runs it must set ` +
      "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.",
  });
}

export function notFound(detail: string): Refusal {
  return new Refusal({ type: "not-found", title: "There is no such thing", status: 404, detail });
}

export function studySessionCompleted(): Refusal {
  const detail = "Start another session of the topic.";
  return over("session-completed", "The study session is completed", detail);
}

export function nothingDue(): Refusal {
  const detail = "Practice something else, or come back tomorrow.";
  return over("nothing-due", "Nothing more is due for review today", detail);
}

function over(type: string, title: string, detail: string): Refusal {
  return new Refusal({ type, title, status: 409, detail });
}

/** @param limit bytes */
export function bodyTooLarge(limit: number): Refusal {
  return new Refusal({
    type: "body-too-large",
    title: "The body is too large",
    status: 413,
    detail: `Send at most ${limit} bytes.`,
  });
}

export function lengthNotDeclared(): Refusal {
  return new Refusal({
    type: "length-not-declared",
    title: "The length of the body is not declared",
    status: 413,
    detail: "Send the body in one piece with a content-length, not in chunks.",
  });
}

/** Nobody may keep the server waiting; the rest of the request, should it still come, is not read. */
export function requestTooSlow(): Refusal {
  return new Refusal(
    {
      type: "request-too-slow",
      title: "The request did not come in time",
      status: 408,
      detail: "Send the whole request at once, or try again over a faster connection.",
    },
    { connection: "close" },
  );
}

export function notReady(detail: string): Refusal {
  return new Refusal({ type: "not-ready", title: "The server is not ready", status: 503, detail });
}

/** @param headers of the answer besides */
export function tooManyRequests(headers: Refusal["headers"] = {}): Refusal {
  return new Refusal(
    {
      type: "too-many-requests",
      title: "Too many requests",
      status: 429,
      detail: "Wait a second, then try again.",
    },
    { ...SOON, ...headers },
  );
}

/** The server turns a call away rather than keep all others waiting. */
export function overloaded(): Refusal {
  return new Refusal(
    {
      type: "overloaded",
      title: "The server is busy",
      status: 503,
      detail: "Wait a second, then try again.",
    },
    SOON,
  );
}

export function storeUnavailable(): Refusal {
  return new Refusal(
    {
      type: "store-unavailable",
      title: "The database cannot be reached",
      status: 503,
      detail: "Nothing was lost. Try again in a moment.",
    },
    { "retry-after": "5" },
  );
}

/** @param allow the methods of the path, as the header of that name lists them */
export function methodNotAllowed(allow: string): Refusal {
  return new Refusal(
    {
      type: "method-not-allowed",
      title: "The path does not know this method",
      status: 405,
      detail: `Use one of ${allow}.`,
    },
    { allow },
  );
}

/** @param limit characters */
export function addressTooLong(limit: number): Refusal {
  return new Refusal({
    type: "address-too-long",
    title: "The address is too long",
    status: 414,
    detail: `Use an address of at most ${limit} characters.`,
  });
}

export function unsupportedMediaType(): Refusal {
  return new Refusal(
    {
      type: "unsupported-media-type",
      title: "The body is not of a known type",
      status: 415,
      detail: "Send JSON that is not compressed, with the content type application/json.",
    },
    { accept: "application/json" },
  );
}

/** @param range what there is, as the header `content-range` says it */
export function rangeNotSatisfiable(range: string): Refusal {
  return new Refusal(
    {
      type: "range-not-satisfiable",
      title: "The file has no such range",
      status: 416,
      detail: "Ask for the whole file.",
    },
    { "content-range": range },
  );
}
