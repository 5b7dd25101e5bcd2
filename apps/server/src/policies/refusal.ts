import type { Problem } from "@sat/contract";

type FieldErrors = NonNullable<Problem["errors"]>;

/** Thrown where a request is refused for a reason that the contract names. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
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

export function notFound(detail: string): Refusal {
  return new Refusal({ type: "not-found", title: "There is no such thing", status: 404, detail });
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
