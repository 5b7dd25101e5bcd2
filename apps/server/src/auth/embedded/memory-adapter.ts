import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/**
 * Keeps what the embedded provider must remember while somebody signs in. None of it outlives the sign-in, so
 * memory is the right place; the accounts themselves are in the records.
 */
export function memoryAdapter(now: () => Date): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  // A provider session would skip the choice of an account next time, and complain when another is chosen.
  return (model) => (model === "Session" ? forgetful : adapterOver(kept, { model, now }));
}

interface Scope {
  readonly model: string;
  readonly now: () => Date;
}

function adapterOver(kept: Map<string, Kept>, { model, now }: Scope): Adapter {
  const key = (id: string) => `${model}:${id}`;
  return {
    ...forgetful,

    async upsert(id, payload, expiresIn = Infinity) {
      const time = now().getTime();
      removeWhere(kept, ({ expiresAt }) => expiresAt <= time);
      kept.set(key(id), { payload, expiresAt: time + expiresIn * 1000 });
    },

    // The provider itself refuses what has expired.
    find: async (id) => kept.get(key(id))?.payload,

    async consume(id) {
      const found = kept.get(key(id));
      if (found) found.payload.consumed = Math.floor(now().getTime() / 1000);
    },

    async destroy(id) {
      kept.delete(key(id));
    },

    async revokeByGrantId(grantId) {
      removeWhere(kept, ({ payload }) => payload.grantId === grantId);
    },
  };
}

function removeWhere(kept: Map<string, Kept>, isUnwanted: (one: Kept) => boolean): void {
  for (const [key, one] of kept) if (isUnwanted(one)) kept.delete(key);
}

const nothing = () => Promise.resolve(undefined);

const forgetful: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};
