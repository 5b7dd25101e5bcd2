import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oversightsIn, readEnv, SettingError } from "./env.ts";
import { isLoopback } from "./policies/loopback.ts";

const ISSUER = {
  OIDC_ISSUER: "https://accounts.google.com",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
};

function complaint(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return "";
}

describe("readEnv", () => {
  it("serves this machine alone when nothing is set", () => {
    expect(readEnv({})).toEqual({
      port: undefined,
      host: "127.0.0.1",
      publicUrl: undefined,
      dataDir: "data",
      databaseUrl: undefined,
      issuer: undefined,
      logLevel: "info",
      trustedProxies: [],
      rateLimits: true,
      metricsPort: undefined,
      pushHosts: [],
      pushContact: undefined,
      drainSeconds: 0,
    });
  });

  it("takes every setting as it is given", () => {
    const env = readEnv({
      ...ISSUER,
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://sat.example.org",
      DATA_DIR: "/var/lib/sat",
      DATABASE_URL: "postgres://sat@db/sat",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
      RATE_LIMITS: "off",
      METRICS_PORT: "9464",
      PUSH_HOSTS: "push.example.org, .push.example.net",
      PUSH_CONTACT: "mailto:admin@example.org",
      DRAIN_SECONDS: "10",
    });
    expect(env).toEqual({
      port: 8080,
      host: "0.0.0.0",
      publicUrl: new URL("https://sat.example.org"),
      dataDir: "/var/lib/sat",
      databaseUrl: "postgres://sat@db/sat",
      issuer: { issuer: "https://accounts.google.com", clientId: "id", clientSecret: "secret" },
      logLevel: "warn",
      trustedProxies: ["loopback", "10.0.0.0/8"],
      rateLimits: false,
      metricsPort: 9464,
      pushHosts: ["push.example.org", ".push.example.net"],
      pushContact: "mailto:admin@example.org",
      drainSeconds: 10,
    });
  });

  it("takes an empty value for an absent one", () => {
    expect(readEnv({ PORT: "", HOST: " ", OIDC_ISSUER: "" })).toEqual(readEnv({}));
  });

  it.each<[string, Record<string, string>, string]>([
    ["a port that is no number", { PORT: "http" }, "PORT"],
    ["a port below all ports", { PORT: "-1" }, "PORT"],
    ["a port above all ports", { PORT: "65536" }, "PORT"],
    ["a host with a scheme", { HOST: "http://localhost" }, "HOST"],
    ["a public address with a path", { PUBLIC_URL: "http://localhost:3000/sat" }, "PUBLIC_URL"],
    ["a public address with a query", { PUBLIC_URL: "http://localhost:3000/?a=1" }, "PUBLIC_URL"],
    ["a public address with a password", { PUBLIC_URL: "http://a:b@localhost" }, "PUBLIC_URL"],
    ["a public address of another kind", { PUBLIC_URL: "ftp://localhost" }, "PUBLIC_URL"],
    ["a public address that is no address", { PUBLIC_URL: "localhost" }, "PUBLIC_URL"],
    ["a database of another kind", { DATABASE_URL: "mysql://localhost/sat" }, "DATABASE_URL"],
    ["a database that is no address", { DATABASE_URL: "sat.db" }, "DATABASE_URL"],
    [
      "an issuer over plain http",
      { ...ISSUER, OIDC_ISSUER: "http://id.example.org" },
      "OIDC_ISSUER",
    ],
    ["a proxy that is no address", { TRUSTED_PROXIES: "10.0.0.0/8, proxy" }, "TRUSTED_PROXIES"],
    ["limits that are neither on nor off", { RATE_LIMITS: "yes" }, "RATE_LIMITS"],
    ["a metrics port that is no number", { METRICS_PORT: "yes" }, "METRICS_PORT"],
    ["one port for two things", { PORT: "9464", METRICS_PORT: "9464" }, "METRICS_PORT"],
    [
      "a push service by its whole address",
      { PUSH_HOSTS: "https://push.example.org" },
      "PUSH_HOSTS",
    ],
    ["a push service by a number", { PUSH_HOSTS: "push.example.org, 10.0.0.1" }, "PUSH_HOSTS"],
    ["a push service of this machine", { PUSH_HOSTS: "localhost" }, "PUSH_HOSTS"],
    ["a contact that is none", { PUSH_CONTACT: "admin@example.org" }, "PUSH_CONTACT"],
    ["a drain without end", { DRAIN_SECONDS: "9999" }, "DRAIN_SECONDS"],
    ["an issuer that is no address", { ...ISSUER, OIDC_ISSUER: "google" }, "OIDC_ISSUER"],
    ["a log level nobody knows", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [
      "an issuer alone",
      { OIDC_ISSUER: ISSUER.OIDC_ISSUER },
      "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET",
    ],
    ["an issuer without a secret", { ...ISSUER, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET"],
    ["a client without an issuer", { ...ISSUER, OIDC_ISSUER: "" }, "OIDC_ISSUER"],
    ["an open host without an issuer", { HOST: "0.0.0.0" }, "OIDC_ISSUER"],
    ["an open host by name without an issuer", { HOST: "sat.example.org" }, "OIDC_ISSUER"],
    [
      "a public address without an issuer",
      { PUBLIC_URL: "https://sat.example.org" },
      "OIDC_ISSUER",
    ],
    ["an open host without a public address", { ...ISSUER, HOST: "0.0.0.0" }, "PUBLIC_URL"],
    [
      "a public address over plain http",
      { ...ISSUER, PUBLIC_URL: "http://sat.example.org" },
      "https",
    ],
  ])("refuses %s in one sentence that says what to set", (_case, variables, remedy) => {
    const message = complaint(variables);
    expect(message).toContain(remedy);
    expect(message).toMatch(/^[A-Z][^\n]*\.$/);
  });

  it("accepts this machine's own addresses without an issuer", () => {
    for (const HOST of ["localhost", "127.0.0.1", "127.8.9.1", "::1"]) {
      expect(readEnv({ HOST }).host).toBe(HOST);
    }
    expect(readEnv({ PUBLIC_URL: "http://[::1]:3000" }).publicUrl?.port).toBe("3000");
  });

  it("takes every port there is, and no other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 200_000 }), (port) => {
        const isPort = port >= 0 && port <= 65_535;
        expect(complaint({ PORT: String(port) }) === "").toBe(isPort);
      }),
    );
  });

  it("never serves other machines without an issuer", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.domain()), (host) => {
        fc.pre(!isLoopback(host));
        expect(complaint({ HOST: host })).toContain("OIDC_ISSUER");
      }),
    );
  });

  it("stops for whatever it is given only with a sentence", () => {
    const names = [
      "PORT",
      "HOST",
      "PUBLIC_URL",
      "DATABASE_URL",
      "OIDC_ISSUER",
      "LOG_LEVEL",
    ] as const;
    const text = fc.oneof(fc.string(), fc.webUrl());
    fc.assert(
      fc.property(fc.constantFrom(...names), text, (name, value) => {
        expect(complaint({ [name]: value })).toMatch(/^$|^[A-Z][^\n]*\.$/);
      }),
    );
  });
});

describe("what may have been overlooked", () => {
  const oversights = (variables: Record<string, string>) =>
    oversightsIn(readEnv({ ...ISSUER, ...variables }));

  it("is the proxy that speaks https, where it is not named", () => {
    const PUBLIC_URL = "https://sat.example.org";
    expect(oversights({ PUBLIC_URL })).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
    expect(oversights({ PUBLIC_URL, TRUSTED_PROXIES: "loopback" })).toEqual([]);
  });

  it("is nothing where no proxy need be", () => {
    expect(oversights({})).toEqual([]);
    expect(oversights({ PUBLIC_URL: "http://localhost:3000" })).toEqual([]);
  });
});
