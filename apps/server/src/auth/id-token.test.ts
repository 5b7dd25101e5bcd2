import { afterEach, describe, expect, it, vi } from "vitest";
import { encoded, identifyBy, ISSUER } from "./testing/identify-by.ts";
import { uidOf } from "./uid.ts";

afterEach(() => vi.unstubAllGlobals());

const ADA = {
  uid: uidOf(ISSUER, "ada"),
  email: "ada@example.org",
  displayName: "Ada Lovelace",
  photoURL: null,
  emailVerified: true,
};

/** The claims of a token changed, under the signature that it had. */
function asGrace(token: string): string {
  const [head, claims = "", signature] = token.split(".");
  const told: unknown = JSON.parse(Buffer.from(claims, "base64url").toString());
  return [head, encoded({ ...Object(told), sub: "grace" }), signature].join(".");
}

/** Seconds since 1970, so many ago. */
const ago = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

describe("an ID token", () => {
  it("tells who the learner is, and of it nothing else is handed on", async () => {
    expect(await identifyBy({ claims: { role: "teacher" } })).toEqual(ADA);
  });

  it.each<[string, Parameters<typeof identifyBy>[0]]>([
    ["that a stranger signed", { signing: "stranger" }],
    ["that nobody signed", { signing: "none" }],
    ["signed by the secret of the client", { signing: "secret" }],
    ["that was changed on its way", { altered: asGrace }],
    ["of another issuer", { claims: { iss: "https://other.example" } }],
    ["for another client", { claims: { aud: "another client" } }],
    ["that has expired", { claims: { iat: ago(7200), exp: ago(3600) } }],
    ["of another sign-in", { claims: { nonce: "another nonce" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
  ])("%s lets nobody in", async (_, issued) => {
    await expect(identifyBy(issued)).rejects.toThrow();
  });

  it("may name a photo at an https address, and no other", async () => {
    const picture = "https://photos.example/ada.png";
    expect(await identifyBy({ claims: { picture } })).toEqual({ ...ADA, photoURL: picture });
    for (const other of ["http://photos.example/ada.png", "javascript:alert(1)", "data:,x", 7])
      expect(await identifyBy({ claims: { picture: other } })).toEqual(ADA);
  });

  it("may name the learner as they could name themself, and in no other way", async () => {
    const long = `${"x".repeat(79)}😀`;
    expect(await identifyBy({ claims: { name: long } })).toEqual({
      ...ADA,
      displayName: "x".repeat(79),
    });
    for (const name of ["A\u0000da", "\u202EadA", "\u200B", 7])
      expect(await identifyBy({ claims: { name } })).toEqual({ ...ADA, displayName: "" });
  });

  it("has an e-mail that can be stored, or none", async () => {
    expect(await identifyBy({ claims: { email: "ada\u0000@example.org" } })).toEqual({
      ...ADA,
      email: "",
    });
  });
});
