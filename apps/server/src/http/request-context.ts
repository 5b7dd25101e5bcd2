import type { IncomingMessage } from "node:http";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Waiting } from "../policies/queue.ts";

/** What a request carries from one step of its handling to the next. */
export interface RequestEnv {
  /** Node's own request, which knows the connection. */
  Bindings: { incoming: IncomingMessage };
  Variables: {
    /** Names the request in the log and in its answer. */
    requestId: string;
    /** The signed-in learner, on the routes that ask for one. */
    uid: string;
    /**
     * Waits for what costs the process nothing; meanwhile the call is none of those under way.
     * @throws {Refusal} if there is too much to do when it has come
     */
    aside: Waiting;
    /** Waits so for a turn: whoever was let into the line is not turned away once it has come. */
    untilTurn: Waiting;
  };
}

export type App = OpenAPIHono<RequestEnv>;
export type RequestContext = Context<RequestEnv>;
