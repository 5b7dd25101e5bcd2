import { createRoute, z } from "@hono/zod-openapi";
import { problemAnswer, problems } from "./problem.ts";

export const SignInRequest = z
  .object({
    /** A popup window reports to its opener; a redirect takes the whole page to the provider and back. */
    mode: z.enum(["popup", "redirect"]),
  })
  .openapi("SignInRequest");
export type SignInRequest = z.input<typeof SignInRequest>;

export const SignInStarted = z.object({ url: z.url() }).openapi("SignInStarted");
export type SignInStarted = z.infer<typeof SignInStarted>;

export const startSignIn = createRoute({
  method: "post",
  path: "/api/sign-in",
  summary: "Begin a sign-in; answers the identity provider's address",
  request: {
    body: { required: true, content: { "application/json": { schema: SignInRequest } } },
  },
  responses: {
    200: {
      description: "Where to send the learner",
      content: { "application/json": { schema: SignInStarted } },
    },
    400: problems[400],
    403: problems[403],
    413: problems[413],
    415: problems[415],
    429: problems[429],
    500: problems[500],
    503: problemAnswer("The identity provider does not answer, or as for every call"),
  },
});

export const finishSignIn = createRoute({
  method: "get",
  path: "/api/sign-in/callback",
  summary: "Where the identity provider sends the learner back",
  responses: {
    302: { description: "To the page that ends the sign-in, with `outcome` in its query" },
    429: problems[429],
    503: problems[503],
  },
});

export const signOut = createRoute({
  method: "post",
  path: "/api/sign-out",
  summary: "End the session on the server",
  responses: {
    204: { description: "Signed out" },
    401: problems[401],
    403: problems[403],
    413: problems[413],
    500: problems[500],
    503: problems[503],
  },
});

/** How a sign-in ended, as the last page of it reads in its query. */
export type SignInOutcome = "signed-in" | "cancelled" | "failed";
