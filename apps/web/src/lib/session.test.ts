import type { User } from "@sat/contract";
import { QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "../app/query-client.ts";
import { aUser } from "../test/a-user.ts";
import { fakeApi, neverAnswer } from "../test/fake-api.ts";
import { keptUser } from "./kept-user.ts";
import { forgetSession, mergeUser, sessionQuery, sessionUser } from "./session.ts";

afterEach(() => localStorage.clear());

it("drops what was cached for the former learner when another's session appears", async () => {
  const client = createQueryClient();
  const api = fakeApi({ "GET /api/me": () => aUser() });
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  client.setQueryData(["something of the learner's"], 7);
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(client.getQueryData(["something of the learner's"])).toBe(7);
  api.answer({ "GET /api/me": () => aUser({ uid: "user-2" }) });
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(client.getQueryData(["something of the learner's"])).toBeUndefined();
  expect(client.getQueryData(sessionQuery.queryKey)?.uid).toBe("user-2");
});

/** A signed-in client that is asking who is signed in, and the ways to have it answered, one for each time it asked. */
async function asking() {
  const client = createQueryClient();
  const api = fakeApi({ "GET /api/me": () => aUser() });
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const answers: ((user: User) => void)[] = [];
  api.answer({ "GET /api/me": () => new Promise((resolve) => answers.push(resolve)) });
  const asked = client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await waitFor(() => expect(answers).toHaveLength(1));
  return { client, asked, answers };
}

it("stays signed out when an answer about the session comes after the sign-out", async () => {
  const { client, asked, answers } = await asking();
  forgetSession(client);
  answers[0]?.(aUser());
  expect(await asked).toBeNull();
  await Promise.resolve();
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(keptUser()).toBeUndefined();
});

it("is nobody's for a page that was still asking when another tab signed out", async () => {
  const client = createQueryClient();
  fakeApi({ "GET /api/me": neverAnswer });
  const asked = sessionUser(client);
  forgetSession(client);
  expect(await asked).toBeNull();
});

it("keeps a change when an answer from before it comes after it, and asks again", async () => {
  const { client, asked, answers } = await asking();
  const watching = new QueryObserver(client, sessionQuery).subscribe(() => {});
  mergeUser(client, { displayName: "Countess Ada" });
  answers[0]?.(aUser());
  expect((await asked)?.displayName).toBe("Countess Ada");
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(client.getQueryData(sessionQuery.queryKey)?.displayName).toBe("Countess Ada");
  answers[1]?.(aUser({ displayName: "Countess Ada", email: "countess@example.com" }));
  await waitFor(() =>
    expect(client.getQueryData(sessionQuery.queryKey)?.email).toBe("countess@example.com"),
  );
  watching();
});
