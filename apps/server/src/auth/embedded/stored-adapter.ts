import type { Adapter, AdapterPayload } from "oidc-provider";
import type { ProviderStates } from "../../records/provider-states.ts";

/** Seconds that a state is kept of which the provider does not say how long. */
const USUAL_LIFE = 15 * 60;

/**
 * Keeps in the store what the embedded provider must remember while somebody signs in: each request of one sign-in
 * may meet another process.
 */
export function storedAdapter(states: ProviderStates, now: () => Date): (model: string) => Adapter {
  // A provider session would skip the choice of an account next time, and complain when another is chosen.
  return (model) => (model === "Session" ? forgetful : adapterOver(states, { model, now }));
}

interface Scope {
  readonly model: string;
  readonly now: () => Date;
}

function adapterOver(states: ProviderStates, { model, now }: Scope): Adapter {
  const name = (id: string) => `${model}:${id}`;
  return {
    ...forgetful,

    async upsert(id, payload, expiresIn = USUAL_LIFE) {
      await states.keep(name(id), {
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        expiresAt: new Date(now().getTime() + expiresIn * 1000),
      });
    },

    // The provider itself refuses what has expired.
    async find(id) {
      // What no id of ours can hold, PostgreSQL cannot even be asked for.
      if (id.includes("\0")) return undefined;
      const kept = await states.find(name(id));
      if (kept === undefined) return undefined;
      const payload = JSON.parse(kept.payload) as AdapterPayload; // as `upsert` was given it
      if (kept.consumedAt === null) return payload;
      return { ...payload, consumed: Math.floor(kept.consumedAt.getTime() / 1000) };
    },

    consume: (id) => states.consume(name(id), now()),
    destroy: (id) => states.remove(name(id)),
    revokeByGrantId: (grantId) => states.removeGrant(grantId),
  };
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
