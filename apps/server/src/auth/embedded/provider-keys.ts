import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { JWK } from "oidc-provider";
import { z } from "zod";
import type { Keys } from "../../records/keys.ts";

/** The embedded provider's secrets: what one process signs or seals, any other must be able to read. */
export interface ProviderKeys {
  /** Of the one client there is, which is the app itself. */
  readonly clientSecret: string;
  /** Signs the cookies of a sign-in. */
  readonly cookieKey: string;
  /** Signs the ID tokens. */
  readonly signingKey: JWK;
}

const Stored = z.object({
  clientSecret: z.string(),
  cookieKey: z.string(),
  signingKey: z.looseObject({ kty: z.literal("EC") }),
});

/** What they are stored under. */
const NAME = "keys";

/** The keys that all processes over one store have in common, made by the first of them. */
export async function providerKeys(keys: Keys): Promise<ProviderKeys> {
  return Stored.parse(JSON.parse(await keys.first(NAME, JSON.stringify(newKeys()))));
}

function newKeys(): ProviderKeys {
  return { clientSecret: secret(), cookieKey: secret(), signingKey: signingKey() };
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = privateKey.export({ format: "jwk" });
  return { ...jwk, kty: "EC", alg: "ES256", use: "sig" };
}
