import { createHash, randomBytes } from "node:crypto";

/** A secret nobody can guess: 32 random bytes, in letters that are safe in a cookie and an address. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret token. It is too long to be found by trying, so a plain hash will do. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Whether a text from outside has the form of a random token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
