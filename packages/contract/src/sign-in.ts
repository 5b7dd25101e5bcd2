import { z } from "@hono/zod-openapi";
import { SIGN_IN } from "./allowances.ts";
import { endpoint } from "./endpoint.ts";

export const SignInRequest = z
  .object({
    /** A popup window reports to its opener; a redirect takes the whole page to the provider and back. */
    mode: z.enum(["popup", "redirect"]),
  })
  .openapi("SignInRequest");
export type SignInRequest = z.input<typeof SignInRequest>;

export const SignInStarted = z.object({ url: z.url() }).openapi("SignInStarted");
export type SignInStarted = z.infer<typeof SignInStarted>;

export const startSignIn = endpoint({
  method: "post",
  path: "/api/sign-in",
  summary: "Begin a sign-in; answers the identity provider's address",
  permission: "anyone",
  allowance: SIGN_IN,
  offline: "fails",
  problems: { 503: "The identity provider does not answer, or as for every call" },
  sample: () => ({ mode: "redirect" }),
  request: {
    body: { required: true, content: { "application/json": { schema: SignInRequest } } },
  },
  responses: {
    200: {
      description: "Where to send the learner",
      content: { "application/json": { schema: SignInStarted } },
    },
  },
});

export const finishSignIn = endpoint({
  method: "get",
  path: "/api/sign-in/callback",
  summary: "Where the identity provider sends the learner back",
  permission: "anyone",
  allowance: SIGN_IN,
  offline: "fails",
  responses: {
    302: { description: "To the page that ends the sign-in, with `outcome` in its query" },
  },
});

export const signOut = endpoint({
  method: "post",
  path: "/api/sign-out",
  summary: "End the session on the server",
  permission: "signed-in",
  atAnyTime: true,
  offline: "fails",
  responses: {
    204: { description: "Signed out" },
  },
});

/** How a sign-in ended, as the last page of it reads in its query. */
export type SignInOutcome = "signed-in" | "cancelled" | "failed";
