import type { Handler } from "hono";
import { methodNotAllowed } from "../problems/refusal.ts";
import type { App, RequestEnv } from "./request-context.ts";

/** Tells, of every path that the app has by now, which methods it knows: when asked, and when sent another. */
export function addOtherMethods(app: App): void {
  const known = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === "ALL") continue;
    known.set(path, (known.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of known) app.all(path, otherMethod([...methods]));
}

/** Answers whatever is not one of the methods, which have answered already. */
export function otherMethod(methods: readonly string[]): Handler<RequestEnv> {
  const all = new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"]);
  const allow = [...all].toSorted().join(", ");
  return (c) => {
    if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
    throw methodNotAllowed(allow);
  };
}
