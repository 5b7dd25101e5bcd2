import type { RequestContext } from "./request-context.ts";

/** Whether a browser asks for a page to show, and would show whatever it is answered. */
export function isVisit({ req }: RequestContext): boolean {
  const accepted = req.header("accept")?.split(",") ?? [];
  return req.method === "GET" && accepted.some((type) => type.trim().startsWith("text/html"));
}
