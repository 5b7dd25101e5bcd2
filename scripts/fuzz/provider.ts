import type { Chance } from "@sat/engine";
import { type Attack, type Headers, type Target, whole } from "./attack.ts";
import { HOSTILE_TEXTS } from "./hostile.ts";

const ADDRESSES = [
  "/auth",
  "/auth/x",
  "/token",
  "/me",
  "/jwks",
  "/.well-known/openid-configuration",
  "/request",
  "/session/end",
  "/token/introspection",
  "/token/revocation",
  "/choose/x",
  "/styles.css",
  "/nothing",
];

/** Parameters of OpenID Connect, and of the chooser's own form; what completes neither. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  client_id: ["sat-practice", "nobody"],
  redirect_uri: [
    "https://evil.example/",
    "http://localhost/api/sign-in/callback",
    "javascript:alert(1)",
  ],
  response_type: ["code", "token", "id_token", "code token", "none"],
  response_mode: ["fragment", "form_post", "web_message"],
  scope: ["openid", "openid email profile offline_access", "x"],
  prompt: ["none", "select_account", "consent", "create"],
  code_challenge: ["x", "a".repeat(43)],
  code_challenge_method: ["S256", "plain"],
  state: ["x"],
  nonce: ["x"],
  max_age: ["-1", "0", "x"],
  request: ["x.y.z"],
  request_uri: ["https://evil.example/", "urn:x"],
  claims: ["{", '{"id_token":{"sub":{"value":1}}}', "[]"],
  registration: ["{}"],
  id_token_hint: ["x"],
  grant_type: ["authorization_code", "client_credentials", "refresh_token", "password"],
  code: ["x"],
  code_verifier: ["x"],
  client_secret: ["x"],
  client_assertion: ["x.y.z"],
  token: ["x"],
  account: ["x", "00000000-0000-4000-8000-000000000000"],
  name: ["", "\u202e", "x".repeat(100)],
  email: ["", "x", "x@", "@x", `${"x".repeat(300)}@example.com`],
};

/** A call of the embedded identity provider, or of the way back from it, that leads to no sign-in. */
export function providerAttack(chance: Chance, target: Target): Attack {
  const path = addressOf(chance, target);
  const query = chance.flip() ? `?${parameters(chance)}` : "";
  const cookie = chance.pick([
    target.chooser.cookie,
    "sat-identity-choice=x",
    "sat-identity=x; sat-identity.sig=x",
    "",
  ]);
  const headers: Headers = [
    ["cookie", cookie],
    ...(chance.int(0, 3) === 0 ? [["authorization", authorization(chance)] as const] : []),
  ];
  if (chance.flip())
    return whole("provider", target, { method: "GET", target: path + query, headers });
  const type = chance.int(0, 5) > 0 ? "application/x-www-form-urlencoded" : "application/json";
  const body = Buffer.from(chance.int(0, 20) > 0 ? parameters(chance) : "x".repeat(100_000));
  const all: Headers = [...headers, ["content-type", type]];
  return whole("provider", target, { method: "POST", target: path + query, headers: all, body });
}

function addressOf(chance: Chance, { chooser }: Target): string {
  switch (chance.int(0, 3)) {
    case 0:
      return chooser.path;
    case 1:
      return "/api/sign-in/callback";
    default:
      return `/identity${chance.pick(ADDRESSES)}`;
  }
}

function parameters(chance: Chance): string {
  const names = Object.keys(PARAMETERS);
  return Array.from({ length: chance.int(0, 8) }, () => {
    const name = chance.pick(names);
    const value = chance.flip()
      ? chance.pick(PARAMETERS[name] ?? [""])
      : chance.pick(HOSTILE_TEXTS);
    return `${name}=${encodeURIComponent(value.toWellFormed())}`;
  }).join("&");
}

function authorization(chance: Chance): string {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  return chance.pick([
    basic("sat-practice:x"),
    basic(":"),
    basic("%:%"),
    "Basic x",
    "Bearer x",
    "DPoP x",
  ]);
}
