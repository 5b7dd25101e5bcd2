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
