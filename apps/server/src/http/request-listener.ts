import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { SignIn } from "../auth/sign-in.ts";
import type { App } from "./request-context.ts";
import { unreadableAnswer } from "./unreadable-request.ts";

/** The app on Node's own server; the embedded identity provider, if any, serves its addresses beside it. */
export function requestListener(
  app: Pick<App, "fetch">,
  { provider }: Pick<SignIn, "provider">,
): RequestListener {
  const listener = getRequestListener((request, { incoming }) => app.fetch(request, { incoming }), {
    // The app answers its own errors: what is left are requests that it never saw.
    errorHandler: unreadableAnswer,
  });
  return (request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    const isProviders =
      provider !== undefined && (path === provider.path || path.startsWith(`${provider.path}/`));
    if (isProviders) provider.handle(request, response);
    else void listener(request, response);
  };
}
