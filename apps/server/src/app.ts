import { OpenAPIHono } from "@hono/zod-openapi";
import { addEndpoints } from "./http/api.ts";
import { addApiDocuments } from "./http/api-documents.ts";
import { boundedAddress, boundedBody, sameOrigin } from "./http/guards.ts";
import { carefulHeaders, neverStored } from "./http/headers.ts";
import { shedLoad } from "./http/load-shedding.ts";
import { addOtherMethods } from "./http/other-methods.ts";
import type { Parts } from "./http/parts.ts";
import { answerProblem, errorAnswer, refuseInvalid } from "./http/problem-answer.ts";
import { addProbes } from "./http/probes.ts";
import type { App, RequestEnv } from "./http/request-context.ts";
import { requestLog } from "./http/request-log.ts";
import { warnOfUnnamedProxy } from "./http/unnamed-proxy.ts";
import { addWebFiles } from "./http/web-files.ts";
import { notFound } from "./problems/refusal.ts";

/** The server without its socket: what `main` puts on one, and what tests call. */
export function createApp(parts: Parts): App {
  const app = new OpenAPIHono<RequestEnv>({ defaultHook: refuseInvalid });
  app.onError(errorAnswer(parts));
  app.notFound((c) => answerProblem(c, notFound(`Nothing is at ${c.req.path}.`).problem));
  app.use(carefulHeaders(parts), requestLog(parts), warnOfUnnamedProxy(parts));
  app.use("/api/*", neverStored);
  app.use(boundedAddress, sameOrigin(parts));
  addProbes(app, parts);
  app.use("/api/*", shedLoad(parts));
  addEndpoints(app, parts);
  // Whatever else is sent, nobody has been asked who sends it.
  app.use("/api/*", boundedBody());
  addApiDocuments(app);
  addOtherMethods(app);
  app.all("/api/*", (c) => c.notFound());
  if (parts.webRoot !== undefined) addWebFiles(app, parts.webRoot, parts);
  return app;
}
