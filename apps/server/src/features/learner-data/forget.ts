import { localUid } from "../../auth/uid.ts";
import type { Erasure } from "../../records/erasure.ts";

interface ForgetContext {
  readonly erasure: Erasure;
}

/** Leaves the learner as one who has answered nothing yet. */
export async function resetProgress(uid: string, { erasure }: ForgetContext): Promise<void> {
  await erasure.forgetProgress(uid);
}

/** Forgets the learner, with the account of this machine that they signed in with, if they did. */
export async function deleteAccount(uid: string, { erasure }: ForgetContext): Promise<void> {
  await erasure.forgetLearner({ uid, isTheirs: (accountId) => localUid(accountId) === uid });
}
