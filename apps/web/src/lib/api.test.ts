import { describe, expect, it, vi } from "vitest";
import { ApiError, call, failureOf, isSignedOut } from "./api.ts";

function answerWith(response: Response) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(
    async () => response,
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failureOfCall(): Promise<unknown> {
  const error: unknown = await call("POST /api/sign-out", undefined).catch(
    (thrown: unknown) => thrown,
  );
  return failureOf(error);
}

describe("a call", () => {
  it("sends its body as JSON to the endpoint's address and answers the content", async () => {
    const fetch = answerWith(Response.json({ id: "q1" }));
    const answer = await call("POST /api/question", { section: "Math" });
    expect(answer).toEqual({ id: "q1" });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe("/api/question");
    expect(init).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"section":"Math"}',
    });
  });

  it("puts its query into the address", async () => {
    const fetch = answerWith(Response.json({}));
    await call("GET /api/me", undefined, { query: { timeZone: "America/Chicago" } });
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/me?timeZone=America%2FChicago");
  });

  it("puts its names into the path", async () => {
    const fetch = answerWith(Response.json({}));
    await call("GET /api/study-sessions/{id}", undefined, { path: { id: "a/b" } });
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/study-sessions/a%2Fb");
  });

  it("answers nothing for an answer without content", async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await call("POST /api/sign-out", undefined)).toBeUndefined();
  });

  it("fails with the server's problem", async () => {
    const errors = [{ field: "section", message: "must be Reading, Writing, Math or Mixed" }];
    answerWith(
      Response.json(
        { type: "invalid-request", title: "Invalid", status: 400, detail: "Say which.", errors },
        { status: 400 },
      ),
    );
    expect(await failureOfCall()).toEqual({
      kind: "problem",
      type: "invalid-request",
      status: 400,
      detail: "Say which.",
      errors,
    });
  });

  it.each(["<html>Bad gateway</html>", "null"])("fails with the status of %s", async (page) => {
    answerWith(new Response(page, { status: 502 }));
    expect(await failureOfCall()).toEqual({ kind: "problem", type: "", status: 502, detail: "" });
  });

  it("fails as unreadable when the content is not JSON", async () => {
    answerWith(new Response("<html>Please pay for the wifi</html>"));
    expect(await failureOfCall()).toEqual({ kind: "unreadable" });
  });

  it("fails as a network failure when no answer comes", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failureOfCall()).toEqual({ kind: "network" });
  });

  it("throws the reason when it is aborted", async () => {
    const abort = new AbortController();
    vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
      abort.abort();
      return Promise.reject(init.signal?.reason);
    });
    const called = call("GET /api/me", undefined, { signal: abort.signal });
    await expect(called).rejects.toBe(abort.signal.reason);
  });
});

describe("isSignedOut", () => {
  it("is true of the server's own word alone", () => {
    const problem = { kind: "problem", status: 401, detail: "" } as const;
    const error = (type: string) => new ApiError("GET /api/me", { ...problem, type });
    expect(isSignedOut(error("not-signed-in"))).toBe(true);
    // As of a proxy that wants a name and password for itself.
    expect(isSignedOut(error(""))).toBe(false);
    expect(isSignedOut(new ApiError("GET /api/me", { kind: "network" }))).toBe(false);
    expect(isSignedOut(new Error("401"))).toBe(false);
  });
});
