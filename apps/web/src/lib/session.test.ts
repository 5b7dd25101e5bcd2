import type { User } from "@sat/contract";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "../app/query-client.ts";
import { aUser } from "../test/a-user.ts";
import { fakeApi, refuse } from "../test/fake-api.ts";
import { keepUser, keptUser } from "./kept-user.ts";
import { askSession, endSession, mergeUser, sessionQuery, sessionUser } from "./session.ts";

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
  endSession(client, "user-1");
  answers[0]?.(aUser());
  expect(await asked).toBeNull();
  await Promise.resolve();
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(keptUser()).toBeUndefined();
});

/** A page that nobody is known to yet, as it asks; what the server says of each time that it was asked, in order. */
function askingFirst(): { client: QueryClient; answers: PromiseWithResolvers<User | null>[] } {
  const answers: PromiseWithResolvers<User | null>[] = [];
  fakeApi({
    "GET /api/me": async () => {
      const answer = Promise.withResolvers<User | null>();
      answers.push(answer);
      return (await answer.promise) ?? refuse(401);
    },
  });
  return { client: createQueryClient(), answers };
}

it("is the new learner's for a page that was asking since before they signed in", async () => {
  const { client, answers } = askingFirst();
  const asked = sessionUser(client);
  const askedAnew = askSession(client);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(aUser());
  expect(await askedAnew).toEqual(aUser());
  expect(await asked).toEqual(aUser());
});

it("is asked for again when somebody has signed in on another page before nobody was said to be", async () => {
  const { client, answers } = askingFirst();
  keepUser(aUser());
  const asked = sessionUser(client);
  await waitFor(() => expect(answers).toHaveLength(1));
  const again = aUser({ lastLoginDate: "2026-11-21T18:00:00.000Z" });
  keepUser(again);
  localStorage.setItem("sat:learner:user-1:practice", "{}");
  answers[0]?.resolve(null);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(again);
  expect(await asked).toEqual(again);
  expect(localStorage.getItem("sat:learner:user-1:practice")).toBe("{}");
  expect(keptUser()).toEqual(again);
});

it("keeps a change when an answer from before it comes after it, and asks again", async () => {
  const { client, asked, answers } = await asking();
  const watching = new QueryObserver(client, sessionQuery).subscribe(() => {});
  mergeUser(client, { displayName: "Countess Ada" });
  answers[0]?.(aUser());
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(client.getQueryData(sessionQuery.queryKey)?.displayName).toBe("Countess Ada");
  answers[1]?.(aUser({ displayName: "Countess Ada", email: "countess@example.com" }));
  await waitFor(() =>
    expect(client.getQueryData(sessionQuery.queryKey)?.email).toBe("countess@example.com"),
  );
  expect((await asked)?.displayName).toBe("Countess Ada");
  watching();
});
