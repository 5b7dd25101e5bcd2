import { isIP } from "node:net";
import { z } from "zod";
import type { IssuerSettings } from "./auth/relying-party.ts";
import { trustIn } from "./http/client-network.ts";
import { isLoopback } from "./policies/loopback.ts";

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
const LAST_PORT = 65_535;
const LONGEST_DRAIN = 300;

/** The settings of one server process. */
export interface Env {
  /** If absent: 3000, or the next free port after it. */
  readonly port: number | undefined;
  readonly host: string;
  /** If absent: `http://localhost` and the port. */
  readonly publicUrl: URL | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** If absent: the embedded identity provider. */
  readonly issuer: IssuerSettings | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Proxies that may say whom they speak for: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Whether callers are held to so many calls a minute. */
  readonly rateLimits: boolean;
  /** Where Prometheus finds the metrics, on this machine alone; nowhere if absent. */
  readonly metricsPort: number | undefined;
  /** Push services that are called beside those of the known browsers: host names, all below one with a dot before it. */
  readonly pushHosts: readonly string[];
  /** Whom push services may turn to, `mailto:` or `https:`; if absent, the app's own address where it is https. */
  readonly pushContact: string | undefined;
  /** Seconds to serve on after the order to stop, so that a load balancer can turn to another server first. */
  readonly drainSeconds: number;
}

/** A setting that the server cannot start with; its message is one sentence that says what to set. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/**
 * Reads the settings from environment variables, an empty one counting as absent.
 * @throws {SettingError} for the first that is wrong, or missing beside another
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new SettingError(parsed.error.issues[0]?.message);
}

/** What the server starts with, and whoever set it may have overlooked: a sentence each. */
export function oversightsIn({
  publicUrl,
  trustedProxies,
}: Pick<Env, "publicUrl" | "trustedProxies">): string[] {
  const isBehindProxy = publicUrl?.protocol === "https:";
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  return [
    "PUBLIC_URL is https, which only a proxy before the server speaks: set TRUSTED_PROXIES to its address, or all learners share what one address may do.",
  ];
}

const PORT_RULE = `PORT must be a whole number from 0 to ${LAST_PORT}, such as 3000.`;
const DRAIN_RULE = `DRAIN_SECONDS must be a whole number from 0 to ${LONGEST_DRAIN}, such as 10.`;
const PROXIES_RULE =
  "TRUSTED_PROXIES must be addresses or networks with commas between, such as loopback, 10.0.0.0/8.";
const PUSH_HOSTS_RULE =
  "PUSH_HOSTS must be host names with commas between, such as push.example.org, .push.example.net.";
const METRICS_PORT_RULE = `METRICS_PORT must be a whole number from 0 to ${LAST_PORT}, such as 9464.`;
const PUBLIC_URL_RULE =
  "PUBLIC_URL must be an http or https address without a path, such as https://sat.example.org.";

const Variables = z
  .object({
    PORT: text(isPort, PORT_RULE).transform(Number),
    HOST: text(isHost, "HOST must be a host name or an IP address, such as 127.0.0.1."),
    PUBLIC_URL: text(isOrigin, PUBLIC_URL_RULE).transform((value) => new URL(value)),
    DATA_DIR: z.string().trim(),
    DATABASE_URL: text(
      hasProtocol("postgres:", "postgresql:"),
      "DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@localhost/sat.",
    ),
    OIDC_ISSUER: text(
      hasProtocol("https:"),
      "OIDC_ISSUER must be the https address of an identity provider, such as https://accounts.google.com.",
    ),
    OIDC_CLIENT_ID: z.string().trim(),
    OIDC_CLIENT_SECRET: z.string().trim(),
    TRUSTED_PROXIES: text(isProxies, PROXIES_RULE).transform(listed),
    RATE_LIMITS: z.enum(["on", "off"], "RATE_LIMITS must be on or off."),
    METRICS_PORT: text(isPort, METRICS_PORT_RULE).transform(Number),
    PUSH_HOSTS: text(isPushHosts, PUSH_HOSTS_RULE).transform(listed),
    PUSH_CONTACT: text(
      isContact,
      "PUSH_CONTACT must be a mailto: or https: address, such as mailto:admin@example.org.",
    ),
    DRAIN_SECONDS: text(isDrain, DRAIN_RULE).transform(Number),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`),
  })
  .partial();

type Variables = z.infer<typeof Variables>;

const Settings = Variables.transform((variables, { issues }): Env => {
  const message = misfit(variables);
  if (message !== undefined) issues.push({ code: "custom", message, input: variables });
  return {
    port: variables.PORT,
    host: variables.HOST ?? "127.0.0.1",
    publicUrl: variables.PUBLIC_URL,
    dataDir: variables.DATA_DIR ?? "data",
    databaseUrl: variables.DATABASE_URL,
    issuer: issuerOf(variables),
    logLevel: variables.LOG_LEVEL ?? "info",
    trustedProxies: variables.TRUSTED_PROXIES ?? [],
    rateLimits: variables.RATE_LIMITS !== "off",
    metricsPort: variables.METRICS_PORT,
    pushHosts: variables.PUSH_HOSTS ?? [],
    pushContact: variables.PUSH_CONTACT,
    drainSeconds: variables.DRAIN_SECONDS ?? 0,
  };
});

const ISSUER_NAMES = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** What keeps values that are right one by one from being right together. */
function misfit(variables: Variables): string | undefined {
  const { PORT, METRICS_PORT } = variables;
  // At 0 each gets a port of its own.
  if (METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT) {
    return "METRICS_PORT must be another port than PORT, such as 9464.";
  }
  const missing = ISSUER_NAMES.filter((name) => variables[name] === undefined);
  if (missing.length === ISSUER_NAMES.length) return embeddedMisfit(variables);
  if (missing.length > 0) {
    return `Set ${missing.join(" and ")} too: ${ISSUER_NAMES.join(", ")} go together.`;
  }
  return publicMisfit(variables);
}

/** The embedded identity provider believes whoever sits at the machine, so nobody else may reach it. */
function embeddedMisfit({ HOST, PUBLIC_URL }: Variables): string | undefined {
  const remedy = `Set ${ISSUER_NAMES.join(", ")} to let other machines sign in`;
  if (HOST !== undefined && !isLoopback(HOST)) {
    return `${remedy}, or leave HOST out to serve this machine alone.`;
  }
  if (PUBLIC_URL !== undefined && !isLoopback(PUBLIC_URL.hostname)) {
    return `${remedy}, or leave PUBLIC_URL out to serve this machine alone.`;
  }
  return undefined;
}

function publicMisfit({ HOST, PUBLIC_URL }: Variables): string | undefined {
  if (PUBLIC_URL === undefined) {
    if (HOST === undefined || isLoopback(HOST)) return undefined;
    return "Set PUBLIC_URL to the address that learners open, such as https://sat.example.org.";
  }
  // Over plain http anybody on the way could read the session cookie.
  if (PUBLIC_URL.protocol === "https:" || isLoopback(PUBLIC_URL.hostname)) return undefined;
  return "PUBLIC_URL must begin with https:// unless it names this machine.";
}

function issuerOf(variables: Variables): IssuerSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = variables;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return undefined;
  return { issuer, clientId, clientSecret };
}

function text(isRight: (value: string) => boolean, rule: string) {
  return z.string().trim().refine(isRight, rule);
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= LAST_PORT;
}

function isDrain(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) <= LONGEST_DRAIN;
}

function listed(value: string): string[] {
  return value.split(",").map((one) => one.trim());
}

function isProxies(value: string): boolean {
  try {
    trustIn(listed(value));
    return true;
  } catch {
    return false;
  }
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
}

function isPushHosts(value: string): boolean {
  return listed(value).every((host) => /^\.?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host));
}

function isContact(value: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+$/.test(value) || hasProtocol("https:")(value);
}

function hasProtocol(...protocols: string[]) {
  return (value: string) => {
    const url = URL.parse(value);
    return url !== null && url.hostname !== "" && protocols.includes(url.protocol);
  };
}

/** Scheme, host and port only: cookies, redirects and the API are laid out from the root. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
