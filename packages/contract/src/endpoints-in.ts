import { z } from "@hono/zod-openapi";
import type { Policy } from "./endpoint.ts";

/** As much of an endpoint as is the same of all. */
export interface Endpoint extends Policy {
  /** Such as `GET /api/history/{id}`. */
  readonly name: string;
  readonly method: string;
  /** With the names of its parameters in braces. */
  readonly path: string;
  readonly request?: {
    readonly query?: z.ZodType;
    readonly body?: { readonly content: { "application/json": { schema: z.ZodType } } };
  };
  readonly route: {
    /** The path as the router writes it, as in `/api/history/:id`. */
    readonly getRoutingPath: () => string;
    /** Every answer it may give, by status. */
    readonly responses: Readonly<Record<number, unknown>>;
  };
}

/** Every endpoint among what a module exports: of this package as a whole, all there are. */
export function endpointsIn(module: object): Endpoint[] {
  return Object.values<unknown>({ ...module }).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "permission" in value && "route" in value;
}

export function schemaOf({ request }: Endpoint): z.ZodType | undefined {
  return request?.body?.content["application/json"].schema;
}

/** The names that may stand in an endpoint's query. */
export function queryNames({ request }: Endpoint): string[] {
  return request?.query instanceof z.ZodObject ? Object.keys(request.query.shape) : [];
}
