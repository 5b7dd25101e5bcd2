import { z } from "@hono/zod-openapi";

/** RFC 9457 problem details: every error answer of the server has this shape. */
export const Problem = z
  .object({
    /** A short kebab-case code, stable for programs. */
    type: z.string().openapi({ example: "invalid-request" }),
    title: z.string().openapi({ example: "The request is not valid" }),
    status: z.int(),
    /** One sentence that says what to do. */
    detail: z.string(),
    /** The fields at fault, each with what is allowed. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi("Problem");
export type Problem = z.infer<typeof Problem>;

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** An error answer of the given meaning, for an endpoint's table. */
export function problemAnswer(description: string) {
  return { description, content: { [PROBLEM_MEDIA_TYPE]: { schema: Problem } } };
}

/** Answers that every endpoint with a body, or for the signed-in, may give. */
export const problems = {
  400: problemAnswer("The request is malformed, or a field is not one of the allowed values"),
  401: problemAnswer("Nobody is signed in"),
  403: problemAnswer("The request comes from another site"),
  404: problemAnswer("There is no such thing for this learner"),
  413: problemAnswer("The body is too large, or its length is not declared"),
  415: problemAnswer("The body is not JSON, or is compressed"),
  429: problemAnswer("The learner, or the address, has made too many such calls; see Retry-After"),
  500: problemAnswer("Something failed on the server; the detail names the entry in its log"),
  503: problemAnswer("The server is busy, or its database away; see Retry-After"),
} as const;
