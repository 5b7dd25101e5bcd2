import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import * as contract from "./index.ts";

const LONGEST_LINE = 120;

/** JSON with a line for whatever fits on one. */
function written(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return line;
  if (indent.length + line.length <= LONGEST_LINE) return line;
  const deeper = `${indent} `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Object.entries(value).map(([name, part]) => {
    const label = Array.isArray(value) ? "" : `${JSON.stringify(name)}: `;
    return `${deeper}${label}${written(part, deeper)}`;
  });
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

test("the wire is as the golden document has it, so that no change of it goes unseen", async () => {
  const app = new OpenAPIHono();
  for (const { route } of contract.endpointsIn(contract)) {
    // What all endpoints have in common says less of a route than `createRoute`, which made each.
    app.openAPIRegistry.registerPath(route as unknown as RouteConfig);
  }
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "SAT Practice", version: "1" },
  });
  await expect(`${written(document)}\n`).toMatchFileSnapshot("../golden/openapi.json");
});
