import { localUid } from "../../auth/uid.ts";
import type { Erasure } from "../../records/erasure.ts";

interface ForgetContext {
  readonly erasure: Erasure;
  readonly clock: () => Date;
}

/** Leaves the learner as one who has answered nothing yet. */
export async function resetProgress(uid: string, { erasure, clock }: ForgetContext): Promise<void> {
  await erasure.forgetProgress(uid, clock);
}

/** Forgets the learner, with the account of this machine that they signed in with, if they did. */
export async function deleteAccount(uid: string, { erasure, clock }: ForgetContext): Promise<void> {
  const isTheirs = (accountId: string) => localUid(accountId) === uid;
  await erasure.forgetLearner({ uid, isTheirs }, clock);
}
