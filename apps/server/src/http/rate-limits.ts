import type { MiddlewareHandler } from "hono";
import { tooManyRequests } from "../policies/refusal.ts";
import { allowanceOf } from "../records/limits.ts";
import { clientNetwork, trustIn } from "./client-network.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

/** Calls a minute of one kind. A full allowance may be used all at once. */
export interface CallLimits {
  readonly name: string;
  /** Far more than anybody can practise. */
  readonly perLearner?: number;
  /** Behind one address may be a whole school. */
  readonly perNetwork: number;
}

export const SIGN_IN: CallLimits = { name: "sign-in", perNetwork: 300 };
export const QUESTION: CallLimits = { name: "question", perLearner: 600, perNetwork: 6_000 };
/** A learner who comes back after a day without a connection sends all answers of the day. */
export const ANSWER: CallLimits = { name: "answer", perLearner: 600, perNetwork: 6_000 };
/** All that is kept of a learner, out or in: seconds of work for thousands of answers, and wanted once. */
export const COPY: CallLimits = { name: "copy", perLearner: 10, perNetwork: 300 };

type LimitParts = Pick<Parts, "records" | "clock" | "trustedProxies">;

/** Refuses a call when its caller has made too many of its kind. */
export function limited(
  { name, perLearner, perNetwork }: CallLimits,
  { records, clock, trustedProxies }: LimitParts,
): MiddlewareHandler<RequestEnv> {
  const isTrusted = trustIn(trustedProxies);
  return async (c, next) => {
    const network = clientNetwork(c.env.incoming, isTrusted);
    const allowances = [{ name: `${name} from ${network}`, perMinute: perNetwork }];
    // First: whoever has none left takes nothing from a whole school.
    if (perLearner !== undefined) {
      allowances.unshift({ name: allowanceOf(c.get("uid"), name), perMinute: perLearner });
    }
    if (!(await records.limits.take(allowances, clock()))) throw tooManyRequests();
    await next();
  };
}
