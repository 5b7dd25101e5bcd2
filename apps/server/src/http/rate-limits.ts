import type { Allowance } from "@sat/contract";
import { tooManyRequests } from "../problems/refusal.ts";
import { allowanceOf } from "../records/limits.ts";
import { clientNetwork, trustIn } from "./client-network.ts";
import type { Guard } from "./guards.ts";
import type { Parts } from "./parts.ts";

type LimitParts = Pick<Parts, "records" | "clock" | "trustedProxies">;

/** Refuses a call when its caller has made too many of its kind. */
export function limited(
  { kind, perLearner, perAddress }: Allowance,
  { records, clock, trustedProxies }: LimitParts,
): Guard {
  const isTrusted = trustIn(trustedProxies);
  return async (c, next) => {
    const network = clientNetwork(c.env.incoming, isTrusted);
    const allowances = [{ name: `${kind} from ${network}`, perMinute: perAddress }];
    // First: whoever has none left takes nothing from a whole school.
    if (perLearner !== undefined) {
      allowances.unshift({ name: allowanceOf(c.get("uid"), kind), perMinute: perLearner });
    }
    if (!(await records.limits.take(allowances, clock()))) throw tooManyRequests();
    await next();
  };
}
