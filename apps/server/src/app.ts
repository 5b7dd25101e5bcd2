import { OpenAPIHono } from "@hono/zod-openapi";
import { addEndpoints } from "./http/api.ts";
import { addApiDocuments } from "./http/api-documents.ts";
import { boundedBody, sameOrigin } from "./http/guards.ts";
import { carefulHeaders, neverStored, requestLog } from "./http/headers.ts";
import type { Parts } from "./http/parts.ts";
import { answerProblem, errorAnswer, refuseInvalid } from "./http/problem-answer.ts";
import type { App, RequestEnv } from "./http/request-context.ts";
import { addWebFiles } from "./http/web-files.ts";
import { notFound } from "./policies/refusal.ts";

/** The server without its socket: what `main` puts on one, and what tests call. */
export function createApp(parts: Parts): App {
  const app = new OpenAPIHono<RequestEnv>({ defaultHook: refuseInvalid });
  app.onError(errorAnswer(parts));
  app.notFound((c) => answerProblem(c, notFound(`Nothing is at ${c.req.path}.`).problem));
  app.use(carefulHeaders(parts), requestLog(parts));
  app.get("/healthz", (c) => c.text("ok"));
  app.use("/api/*", neverStored, sameOrigin(parts), boundedBody);
  addEndpoints(app, parts);
  addApiDocuments(app);
  app.all("/api/*", (c) => c.notFound());
  if (parts.webRoot !== undefined) addWebFiles(app, parts.webRoot, parts);
  return app;
}
