import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { compress } from "hono/compress";
import { rangeNotSatisfiable } from "../problems/refusal.ts";
import { canonicalHost } from "./canonical-host.ts";
import type { Guard } from "./guards.ts";
import { isVisit } from "./is-visit.ts";
import { otherMethod } from "./other-methods.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** The bundler puts a hash of the content into the names under here. */
const HASHED = "/assets/";
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Serves the built web app: its files, and its one page at every other address that is not a file's. Who visits the
 * address of a file that is not there sees the page too, which leads them on.
 */
export function addWebFiles(
  app: App,
  root: string,
  parts: Pick<Parts, "publicUrl" | "signIn">,
): void {
  app.get("*", passedOut(parts), canonicalHost(parts), compress(), async (c, next) => {
    await next();
    if (c.res.status === 416) throw rangeNotSatisfiable(c.res.headers.get("content-range") ?? "");
    const isKept = isHashed(c.req.path) && c.res.ok;
    c.res.headers.set("cache-control", isKept ? FOREVER : "no-cache");
  });
  app.get("*", serveStatic({ root, precompressed: true }));
  const page = serveStatic({ root, path: "index.html", precompressed: true });
  app.get("*", (c, next) => {
    const { path } = c.req;
    const isPage = !isFiles(path) || (isVisit(c) && !isHashed(path));
    return isPage ? page(c, next) : next();
  });
  app.get("*", (c) => c.notFound());
  app.all("*", otherMethod(["GET"]));
}

/** Gives a pass, which no cache may keep, with a page to a browser that has none. */
function passedOut({ signIn: { passes } }: Pick<Parts, "signIn">): Guard {
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (!isPage || passes.read(c.req.header("cookie")) !== undefined) return;
    c.res.headers.set("set-cookie", passes.forVisitor());
    c.res.headers.set("cache-control", "private, no-cache");
  };
}

/** Whether an address is that of a file whose content never changes: a part of a page, and no page or worker itself. */
export function isHashed(path: string): boolean {
  return path.startsWith(HASHED) && isFiles(path);
}

/** Whether an address is a file's; the app's own pages have no extension. */
function isFiles(path: string): boolean {
  return extname(path) !== "";
}
