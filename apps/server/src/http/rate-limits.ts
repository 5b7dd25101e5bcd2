import type { Allowance } from "@sat/contract";
import type { Pass } from "../auth/browser-passes.ts";
import { tooManyRequests } from "../problems/refusal.ts";
import { allowanceOf, type OwnAllowance } from "../records/limits.ts";
import { clientNetwork, trustIn } from "./client-network.ts";
import type { Guard } from "./guards.ts";
import type { Parts } from "./parts.ts";

type LimitParts = Pick<Parts, "records" | "clock" | "trustedProxies" | "signIn">;

/** Refuses a call when its caller has made too many of its kind. */
export function limited(
  allowance: Allowance,
  { records, clock, trustedProxies, signIn: { passes } }: LimitParts,
): Guard {
  const isTrusted = trustIn(trustedProxies);
  return async (c, next) => {
    const network = clientNetwork(c.env.incoming, isTrusted);
    const tellsBrowsers = allowance.perBrowser !== undefined;
    const pass = tellsBrowsers ? passes.read(c.req.header("cookie")) : undefined;
    const allowances = allowancesOf(allowance, { network, uid: c.get("uid"), pass });
    if (!(await records.limits.take(allowances, clock()))) {
      // Where browsers are told apart, one that comes without a pass has it for its next try.
      const isStranger = tellsBrowsers && pass === undefined;
      throw tooManyRequests(isStranger ? { "set-cookie": passes.forVisitor() } : {});
    }
    await next();
  };
}

interface Caller {
  readonly network: string;
  readonly uid: string | undefined;
  readonly pass: Pass | undefined;
}

/** The caller's own comes first: whoever has none left takes nothing from a whole school. */
function allowancesOf(
  { kind, perLearner, perBrowser, perAddress }: Allowance,
  { network, uid, pass }: Caller,
): OwnAllowance[] {
  const shared = { name: `${kind} from ${network}`, perMinute: perAddress };
  if (perLearner !== undefined && uid !== undefined) {
    return [{ name: allowanceOf(uid, kind), perMinute: perLearner }, shared];
  }
  if (perBrowser === undefined || pass === undefined) return [shared];
  const own = { name: `${kind} of browser ${pass.holder}`, perMinute: perBrowser };
  if (pass.isKnown) return [own];
  return [own, { name: `${kind} of visitors from ${network}`, perMinute: perAddress }];
}
