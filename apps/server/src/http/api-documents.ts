import { readFileSync } from "node:fs";
import { docsPage } from "./docs-page.ts";
import type { App } from "./request-context.ts";

const STYLES = readFileSync(new URL("docs.css", import.meta.url), "utf8");

/** Serves the contract as an OpenAPI document, and as a page to read: made when first asked for, as few ever do. */
export function addApiDocuments(app: App): void {
  let document: ReturnType<typeof documentOf> | undefined;
  let page: ReturnType<typeof docsPage> | undefined;
  app.get("/api/openapi.json", (c) => c.json((document ??= documentOf(app))));
  app.get("/api/docs", (c) => c.html((page ??= docsPage((document ??= documentOf(app))))));
  app.get("/api/docs.css", (c) =>
    c.body(STYLES, 200, { "content-type": "text/css; charset=utf-8" }),
  );
}

function documentOf(app: App) {
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "SAT Practice",
      version: "1",
      description:
        "Every call of the web app. Calls are made with the session cookie that a sign-in sets; errors are RFC 9457 problem details.",
    },
  });
}
