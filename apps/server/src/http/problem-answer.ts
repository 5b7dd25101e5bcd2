import { PROBLEM_MEDIA_TYPE, type Problem } from "@sat/contract";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { fieldErrors } from "../problems/field-errors.ts";
import {
  invalidRequest,
  malformedBody,
  notFound,
  notSignedIn,
  Refusal,
  storeUnavailable,
} from "../problems/refusal.ts";
import { isGone } from "../records/gone.ts";
import { storeTrouble } from "../records/store-trouble.ts";
import type { Parts } from "./parts.ts";
import type { RequestContext } from "./request-context.ts";

/** Answers problem details. */
export function answerProblem(
  c: RequestContext,
  problem: Problem,
  headers: Refusal["headers"] = {},
): Response {
  const status = problem.status as ContentfulStatusCode; // every problem has a body
  const body = JSON.stringify(problem);
  return c.body(body, status, { ...headers, "content-type": PROBLEM_MEDIA_TYPE });
}

/** Turns whatever a handler threw into problem details; the log alone learns what was not foreseen. */
export function errorAnswer({ log, records }: Pick<Parts, "log" | "records">) {
  return async (error: Error, c: RequestContext): Promise<Response> => {
    if (error instanceof Refusal) return answerProblem(c, error.problem, error.headers);
    // Hono raises these for bodies alone: broken JSON, or another media type.
    if (error instanceof HTTPException) return answerProblem(c, malformedBody().problem);
    if (isGone(error)) return answerProblem(c, (await whatIsGone(c, records)).problem);
    // The records tell of an outage once, not for each call that meets it.
    if (storeTrouble(error) !== undefined) {
      const { problem, headers } = storeUnavailable();
      return answerProblem(c, problem, headers);
    }
    const requestId = c.get("requestId");
    log.error({ requestId, err: error }, "a request failed");
    return answerProblem(c, {
      type: "unexpected",
      title: "Something went wrong on the server",
      status: 500,
      detail: `Try again in a moment. If it stays, report it with the number ${requestId}.`,
    });
  };
}

/** The learner, by another of their devices; or, if they are still there, what their reset or import took away. */
async function whatIsGone(c: RequestContext, { users }: Parts["records"]): Promise<Refusal> {
  const isLearnerGone = (await users.find(c.get("uid"))) === undefined;
  return isLearnerGone ? notSignedIn() : notFound("It was deleted while the call was under way.");
}

/** Refuses a request whose fields are not as the contract says. */
export function refuseInvalid(
  result: { success: true } | { success: false; error: z.core.$ZodError },
): void {
  if (result.success) return;
  throw invalidRequest(result.error.issues.flatMap(fieldErrors));
}
