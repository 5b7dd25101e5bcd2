import type { MiddlewareHandler } from "hono";
import { overloaded } from "../problems/refusal.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

/** Most calls under way in one process: more would only wait for the same few connections to the database. */
export const MOST_UNDER_WAY = 128;

/** Milliseconds that the process may be late; from then on every answer is. */
const MOST_DELAY = 1_000;

/** Turns calls away at once while there are more than can be answered in time. */
export function shedLoad({ loopDelay }: Pick<Parts, "loopDelay">): MiddlewareHandler<RequestEnv> {
  let underWay = 0;
  const refuseTooMuch = () => {
    if (underWay >= MOST_UNDER_WAY || loopDelay() > MOST_DELAY) throw overloaded();
  };
  return async (c, next) => {
    let isUnderWay = false;
    const begin = () => {
      underWay += 1;
      isUnderWay = true;
    };
    const end = () => {
      underWay -= 1;
      isUnderWay = false;
    };
    refuseTooMuch();
    begin();
    // A call whose sender is awaited is no work: else whoever sends slowly would leave no place to anybody.
    c.set("aside", async (wait) => {
      end();
      const waitedFor = await wait;
      refuseTooMuch();
      begin();
      return waitedFor;
    });
    // Few have their turn at once. Were they refused, each would hand it to the next, and all who wait be refused in one go.
    c.set("untilTurn", async (wait) => {
      end();
      const waitedFor = await wait;
      begin();
      return waitedFor;
    });
    await next();
    if (isUnderWay) end();
  };
}
