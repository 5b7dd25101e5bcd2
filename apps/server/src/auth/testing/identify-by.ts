import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { vi } from "vitest";
import { type Checks, relyingParty } from "../relying-party.ts";

export const ISSUER = "https://issuer.example";
const CHECKS: Checks = { state: "state", nonce: "nonce", codeVerifier: "v".repeat(43) };
const CLIENT = { clientId: "client", clientSecret: "a secret that both of them know" };
const CALLBACK = "https://sat.example/api/sign-in/callback";

const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
const strangers = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** How a token is signed: by the issuer, by somebody else, by the secret that the client knows as well, or not at all. */
type Signing = "own" | "stranger" | "secret" | "none";

interface Issued {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signing?: Signing;
  /** What becomes of the token on its way. */
  readonly altered?: (token: string) => string;
}

/** What a sign-in comes to at an issuer that answers with such an ID token; the network is the test's. */
export function identifyBy({ claims = {}, signing = "own", altered = (token) => token }: Issued) {
  const answers: Record<string, unknown> = {
    "/.well-known/openid-configuration": {
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/keys`,
      id_token_signing_alg_values_supported: ["ES256"],
    },
    "/keys": { keys: [{ ...own.publicKey.export({ format: "jwk" }), alg: "ES256", use: "sig" }] },
    "/token": {
      access_token: "an access token",
      token_type: "Bearer",
      id_token: altered(signed({ ...usualClaims(), ...claims }, signing)),
    },
  };
  vi.stubGlobal("fetch", async (url: string) => Response.json(answers[new URL(url).pathname]));
  const settings = { ...CLIENT, issuer: ISSUER, redirectUri: CALLBACK, isEmbedded: false };
  const party = relyingParty(settings);
  return party.identify(new URL(`${CALLBACK}?code=code&state=${CHECKS.state}`), CHECKS);
}

function usualClaims() {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: ISSUER,
    sub: "ada",
    aud: CLIENT.clientId,
    nonce: CHECKS.nonce,
    iat: now,
    exp: now + 60,
    name: "Ada Lovelace",
    email: "ada@example.org",
    email_verified: true,
  };
}

const ALGORITHMS = { own: "ES256", stranger: "ES256", secret: "HS256", none: "none" } as const;

function signed(claims: object, signing: Signing): string {
  const head = encoded({ alg: ALGORITHMS[signing] });
  const text = `${head}.${encoded(claims)}`;
  return `${text}.${signatureOf(text, signing)}`;
}

export function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function signatureOf(text: string, signing: Signing): string {
  if (signing === "none") return "";
  if (signing === "secret")
    return createHmac("sha256", CLIENT.clientSecret).update(text).digest("base64url");
  const { privateKey } = signing === "own" ? own : strangers;
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
  return sign("sha256", Buffer.from(text), key).toString("base64url");
}
