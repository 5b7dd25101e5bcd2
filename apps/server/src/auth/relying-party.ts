import { DISPLAY_NAME_LIMIT, DisplayName } from "@sat/contract";
import type { ClientAuth, Configuration } from "openid-client";
import { z } from "zod";
import { retried } from "../policies/retried.ts";
import type { Identity } from "../records/users.ts";
import { localUid, uidOf } from "./uid.ts";

/** An identity provider and the client registered there. */
export interface IssuerSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Secrets of one sign-in, which tie the provider's answer to the question. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** This app as a client of an OpenID Connect provider. */
export interface RelyingParty {
  /** Where to send the browser; fails when the provider cannot be reached. */
  authorizationUrl(checks: Checks): Promise<URL>;
  /**
   * Who the provider's answer speaks of.
   * @throws {SignInCancelled} when the learner turned back; any other error when the answer does not hold
   */
  identify(callback: URL, checks: Checks): Promise<Identity>;
}

/** The learner turned back at the provider. */
export class SignInCancelled extends Error {
  override readonly name = "SignInCancelled";
}

export interface RelyingPartySettings extends IssuerSettings {
  readonly redirectUri: string;
  /** Whether the provider may be reached over plain http: only the embedded one, on this machine. */
  readonly isEmbedded: boolean;
}

/** Seconds to wait for the provider. */
const PATIENCE = 10;

/** Loaded with the first sign-in, for most who come have a session. */
const client = () => import("openid-client");

export function relyingParty(settings: RelyingPartySettings): RelyingParty {
  const configure = retried(() => discover(settings));
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await client();
      return buildAuthorizationUrl(await configure(), {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        prompt: "select_account",
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },

    async identify(callback, checks) {
      const configuration = await configure();
      const tokens = await exchange(configuration, callback, checks);
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("The identity provider sent no ID token");
      const told = await fetchProfile(configuration, tokens.access_token, claims.sub);
      const { iss, sub } = claims;
      const uid = settings.isEmbedded ? localUid(sub) : uidOf(iss, sub);
      return { uid, ...Profile.parse({ ...claims, ...told }) };
    },
  };
}

/** The server starts, and keeps serving, while the provider is away: it is asked when first needed. */
async function discover({ issuer, clientId, clientSecret, isEmbedded }: RelyingPartySettings) {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await client();
  const auth = await clientAuth(clientSecret);
  return discovery(new URL(issuer), clientId, undefined, auth, {
    timeout: PATIENCE,
    // By default the client takes the connection for proof of who made an ID token, and skips its signature.
    execute: [enableNonRepudiationChecks, ...(isEmbedded ? [allowInsecureRequests] : [])],
  });
}

/** In the way the provider names, or else the standard's default; OpenID Connect Core 1.0 §9. */
async function clientAuth(clientSecret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await client();
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const auth = methods.includes("client_secret_basic") ? basic : post;
    auth(server, ...request);
  };
}

async function exchange(configuration: Configuration, callback: URL, checks: Checks) {
  const { authorizationCodeGrant, AuthorizationResponseError } = await client();
  try {
    return await authorizationCodeGrant(configuration, callback, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.codeVerifier,
    });
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === "access_denied") {
      throw new SignInCancelled("The learner turned back", { cause: error });
    }
    throw error;
  }
}

/** Providers may keep names and addresses out of the ID token; OpenID Connect Core 1.0 §5.4. */
async function fetchProfile(configuration: Configuration, accessToken: string, subject: string) {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  const { fetchUserInfo } = await client();
  return fetchUserInfo(configuration, accessToken, subject);
}

/** What is odd in a profile is left out; it is no reason to keep the learner out. */
const Profile = z
  .object({
    // No store takes each of the control characters.
    email: z
      .string()
      .regex(/^\P{Cc}*$/u)
      .catch(""),
    name: z.string().catch(""),
    picture: z
      .url({ protocol: /^https$/ })
      .nullable()
      .catch(null),
    email_verified: z.boolean().catch(false),
  })
  .transform(({ email, name, picture, email_verified }) => ({
    email,
    displayName: displayNameIn(name),
    photoURL: picture,
    emailVerified: email_verified,
  }));

/** As much of a name as there may be; nothing of one that could not be chosen here. */
function displayNameIn(name: string): string {
  const begun = name.trim().slice(0, DISPLAY_NAME_LIMIT);
  // The last sign may have been cut in two.
  return DisplayName.safeParse(begun.replace(/\p{Cs}$/u, "")).data ?? "";
}
