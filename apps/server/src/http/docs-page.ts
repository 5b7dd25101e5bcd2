import type { OpenAPIHono } from "@hono/zod-openapi";
import { html } from "hono/html";

type Document = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;
type PathItem = NonNullable<Document["paths"]>[string];

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The OpenAPI document as one page of plain HTML: calls first, then the shapes they speak of. */
export function docsPage({ info, paths, components }: Document) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: the API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <main>
          <h1>${info.title}: the API</h1>
          <p>${info.description} The same as <a href="/api/openapi.json">OpenAPI document</a>.</p>
          <h2>Calls</h2>
          ${Object.entries(paths ?? {}).map(([path, item]) => callsAt(path, item))}
          <h2>Shapes</h2>
          ${Object.entries(components?.schemas ?? {}).map(([name, schema]) => disclosure(name, schema))}
        </main>
      </body>
    </html>`;
}

function callsAt(path: string, item: PathItem) {
  return METHODS.map((method) => {
    const call = item[method];
    return call === undefined
      ? ""
      : html`<section>
          <h3><code>${method.toUpperCase()} ${path}</code></h3>
          <p>${call.summary}</p>
          ${call.parameters && disclosure("Parameters", call.parameters)}
          ${call.requestBody && disclosure("Body", call.requestBody)}
          ${Object.entries(call.responses ?? {}).map(([status, answer]) => disclosure(status, answer))}
        </section>`;
  });
}

function disclosure(title: string, value: object) {
  const description = "description" in value ? `: ${String(value.description)}` : "";
  return html`<details>
    <summary>${title}${description}</summary>
    <pre tabindex="0">${JSON.stringify(value, undefined, 2)}</pre>
  </details>`;
}
