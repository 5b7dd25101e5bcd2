import { type Configuration, interactionPolicy } from "oidc-provider";
import type { LocalAccount, LocalAccounts } from "../../records/local-accounts.ts";
import type { ProviderStates } from "../../records/provider-states.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import { storedAdapter } from "./stored-adapter.ts";

/** Seconds that somebody may take to choose an account. */
const CHOICE_TIME = 15 * 60;
/** Seconds for the server to fetch what the choice comes to. */
const EXCHANGE_TIME = 60;

export interface ProviderPlan {
  /** The path that the provider is mounted at. */
  readonly path: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly accounts: LocalAccounts;
  readonly states: ProviderStates;
  readonly keys: ProviderKeys;
  readonly clock: () => Date;
  readonly renderError: NonNullable<Configuration["renderError"]>;
}

/** One client, one way to sign in, our own pages, and keys that are the same in every process. */
export function providerConfiguration(plan: ProviderPlan): Configuration {
  return {
    adapter: storedAdapter(plan.states, plan.clock),
    clients: [clientOf(plan)],
    findAccount: async (_context, id) => asAccount(await plan.accounts.find(id)),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    scopes: ["openid"],
    responseTypes: ["code"],
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `${plan.path}/choose/${uid}`, policy: policy() },
    loadExistingGrant: grantAll,
    renderError: plan.renderError,
    jwks: { keys: [plan.keys.signingKey] },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    cookies: cookies(plan),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: EXCHANGE_TIME,
      AuthorizationCode: EXCHANGE_TIME,
      Grant: EXCHANGE_TIME,
      IdToken: EXCHANGE_TIME,
      Interaction: CHOICE_TIME,
      Session: CHOICE_TIME,
    },
    // The provider keeps no session that a code could depend on.
    expiresWithSession: () => false,
  };
}

function clientOf({ clientId, keys, redirectUri }: ProviderPlan) {
  return {
    client_id: clientId,
    client_secret: keys.clientSecret,
    redirect_uris: [redirectUri],
    response_types: ["code" as const],
    grant_types: ["authorization_code"],
    id_token_signed_response_alg: "ES256" as const,
  };
}

function asAccount(account: LocalAccount | undefined) {
  if (account === undefined) return undefined;
  const { id, name, email } = account;
  // Nobody has checked that the address is theirs.
  return {
    accountId: id,
    claims: () => ({ sub: id, name, email, email_verified: false }),
  };
}

/** The account is always chosen by hand; what the app may know of it is not asked for. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove("consent");
  prompts.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return prompts;
}

const grantAll: NonNullable<Configuration["loadExistingGrant"]> = async ({ oidc }) => {
  const { client, session } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({
    clientId: client.clientId,
    accountId: session.accountId,
  });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
};

/** Named apart, since the cookies of all programs on this computer share one jar. */
function cookies({ path, keys }: ProviderPlan) {
  return {
    keys: [keys.cookieKey],
    names: {
      session: "sat-identity",
      interaction: "sat-identity-choice",
      resume: "sat-identity-resume",
    },
    long: { httpOnly: true, sameSite: "lax" as const, signed: true, path },
    short: { httpOnly: true, sameSite: "lax" as const, signed: true },
  };
}
