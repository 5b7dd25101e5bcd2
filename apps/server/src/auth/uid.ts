import { createHash } from "node:crypto";

/** Who vouches for the accounts of the embedded provider: its address may change with the port, they stay the same. */
const THIS_MACHINE = "this-machine";

/** Letters of a uid: 22 of 6 bits each are too many for two to meet by chance. */
const LENGTH = 22;

/** The same learner for the same subject of the same authority, for ever; never for another's. */
export function uidOf(authority: string, subject: string): string {
  const whole = JSON.stringify([authority, subject]);
  return createHash("sha256").update(whole).digest("base64url").slice(0, LENGTH);
}

/** The learner of an account of the embedded provider. */
export function localUid(accountId: string): string {
  return uidOf(THIS_MACHINE, accountId);
}
