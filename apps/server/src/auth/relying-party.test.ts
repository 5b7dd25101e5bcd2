import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { relyingParty } from "./relying-party.ts";

const CHECKS = { state: "state", nonce: "nonce", codeVerifier: "v".repeat(43) };
const CLIENT = {
  clientId: "client",
  clientSecret: "secret",
  redirectUri: "http://localhost:3000/api/sign-in/callback",
};

afterEach(() => vi.unstubAllGlobals());

describe("an issuer from the settings", () => {
  it("is asked where it says, and sent the learner with all that ties the answer", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return Response.json({
        issuer: "https://accounts.google.com",
        authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
        token_endpoint: "https://oauth2.googleapis.com/token",
        jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
      });
    });
    const issuer = "https://accounts.google.com";
    const party = relyingParty({ ...CLIENT, issuer, isEmbedded: false });
    const url = await party.authorizationUrl(CHECKS);
    expect(asked).toEqual(["https://accounts.google.com/.well-known/openid-configuration"]);
    expect(url.origin + url.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "client",
      response_type: "code",
      redirect_uri: CLIENT.redirectUri,
      scope: "openid email profile",
      prompt: "select_account",
      state: "state",
      nonce: "nonce",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("is never asked over plain http", async () => {
    const party = relyingParty({ ...CLIENT, issuer: "http://localhost:9", isEmbedded: false });
    await expect(party.authorizationUrl(CHECKS)).rejects.toThrow("HTTPS");
  });
});

describe("an issuer", () => {
  let server: Server;
  let issuer: string;
  let status: number;
  let asked: unknown[];

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url);
      response.statusCode = status;
      response.setHeader("location", "/elsewhere");
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` }));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a port, not a pipe
  });

  afterEach(() => server.close());

  it("that was away is asked again at the next sign-in", async () => {
    const party = relyingParty({ ...CLIENT, issuer, isEmbedded: true });
    status = 503;
    await expect(party.authorizationUrl(CHECKS)).rejects.toThrow();
    status = 200;
    expect((await party.authorizationUrl(CHECKS)).pathname).toBe("/auth");
  });

  it("that sends us elsewhere is not followed", async () => {
    const party = relyingParty({ ...CLIENT, issuer, isEmbedded: true });
    status = 302;
    await expect(party.authorizationUrl(CHECKS)).rejects.toThrow();
    expect(asked).toEqual(["/.well-known/openid-configuration"]);
  });
});
