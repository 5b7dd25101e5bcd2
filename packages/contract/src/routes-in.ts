import { z } from "@hono/zod-openapi";

/** As much of an endpoint as is the same of all. */
export interface Route {
  readonly method: string;
  /** With the names of its parameters in braces, as in `/api/history/{id}`. */
  readonly path: string;
  /** The path as the router writes it, as in `/api/history/:id`. */
  readonly getRoutingPath: () => string;
  readonly request?: {
    readonly query?: z.ZodType;
    readonly body?: { readonly content: { "application/json": { schema: z.ZodType } } };
  };
  readonly responses: Readonly<Record<number, unknown>>;
}

/** Every endpoint among what a module exports: of this package as a whole, all there are. */
export function routesIn(module: object): Route[] {
  return Object.values<unknown>({ ...module }).filter(isRoute);
}

function isRoute(value: unknown): value is Route {
  return typeof value === "object" && value !== null && "getRoutingPath" in value;
}

export function schemaOf({ request }: Route): z.ZodType | undefined {
  return request?.body?.content["application/json"].schema;
}

export function endpointName({ method, path }: Pick<Route, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The names that may stand in an endpoint's query. */
export function queryNames({ request }: Route): string[] {
  return request?.query instanceof z.ZodObject ? Object.keys(request.query.shape) : [];
}
