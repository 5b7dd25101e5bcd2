import { requestTooSlow } from "../problems/refusal.ts";

/** How long a body may be on its way, and how many of one network at the same time. */
export interface Patience {
  readonly milliseconds: number;
  readonly atOnce: number;
}

/**
 * Bodies of the usual length come with the head or right after it. The longer ones need their time, even over a poor
 * connection, and each may fill much of the memory.
 */
export const PATIENCE = {
  usual: { milliseconds: 5_000, atOnce: 64 },
  long: { milliseconds: 60_000, atOnce: 4 },
} as const satisfies Record<string, Patience>;

/** Waits for a body from a network; fails when it may be waited for no longer. */
export type Arrivals = <Body>(network: string, body: Promise<Body>) => Promise<Body>;

/**
 * Bodies that are waited for. Beyond those that a network may have on their way, the one that has been longest gives
 * way, not the newcomer: a body that is really being sent is here in a moment, whatever else its network holds open.
 */
export function arrivals({ milliseconds, atOnce }: Patience): Arrivals {
  const onTheirWay = new Map<string, Set<() => void>>();
  return async (network, body) => {
    const others = onTheirWay.get(network) ?? new Set();
    const { promise: end, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      others.delete(giveUp);
      reject(requestTooSlow());
    };
    const [oldest] = others;
    if (others.size >= atOnce) oldest?.();
    onTheirWay.set(network, others.add(giveUp));
    const tooLate = setTimeout(giveUp, milliseconds);
    try {
      return await Promise.race([body, end]);
    } finally {
      clearTimeout(tooLate);
      others.delete(giveUp);
      if (others.size === 0) onTheirWay.delete(network);
    }
  };
}
