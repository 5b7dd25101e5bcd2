import "fake-indexeddb/auto";
import type { StudySession } from "@sat/contract";
import { expect, it, vi } from "vitest";
import { aStudySession } from "../../test/a-study-session.ts";
import { prepareSessions } from "./prepare-sessions.ts";
import {
  findStudySession,
  keepStudyQuestion,
  keepStudySession,
  keptStudySessions,
  leftOf,
  type StudyPlace,
} from "./study-stock.ts";

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function placeOf(uid: string): StudyPlace {
  return { uid, topic: "trigonometry", mode: "practice" };
}

/** A server with one open session, which has time for so many questions; all that it is asked for is noted. */
function aServer(session: StudySession, time = Infinity) {
  const noted = { opened: 0, fetched: [] as number[] };
  const prepare = (uid: string) =>
    prepareSessions(
      [placeOf(uid)],
      {
        openSession: () => {
          noted.opened++;
          return Promise.resolve(session);
        },
        fetchStudyQuestion: ({ number }) => {
          noted.fetched.push(number);
          return Promise.resolve(`question ${number}`);
        },
      },
      { mayFetch: () => noted.fetched.length < time, rest: () => Promise.resolve() },
    );
  return { noted, prepare };
}

/** The numbers of the questions that are missing of the session that is kept. */
async function missing(uid: string): Promise<number[] | undefined> {
  const [kept] = (await keptStudySessions(uid)) ?? [];
  return kept && leftOf(kept);
}

it("keeps a session with all its questions, and asks for no more once it has them", async () => {
  const { noted, prepare } = aServer(aStudySession());
  await prepare("ada");
  expect(noted).toEqual({ opened: 1, fetched: ALL });
  expect(await missing("ada")).toEqual([]);
  await prepare("ada");
  expect(noted).toEqual({ opened: 1, fetched: ALL });
});

it("ends when there is no time left, and goes on where it ended", async () => {
  await aServer(aStudySession(), 3).prepare("bea");
  expect(await missing("bea")).toEqual([4, 5, 6, 7, 8, 9, 10]);
  const later = aServer(aStudySession());
  await later.prepare("bea");
  expect(later.noted.fetched).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

it("leaves the answers alone that the session kept here has, and the server does not", async () => {
  await keepStudySession("cyd", aStudySession({}, [1, 2]));
  await keepStudyQuestion(placeOf("cyd"), { id: "s-1", number: 3, question: "three" });
  const { noted, prepare } = aServer(aStudySession());
  await prepare("cyd");
  expect(noted.fetched).toEqual([4, 5, 6, 7, 8, 9, 10]);
  const kept = await findStudySession("cyd", ({ id }) => id === "s-1");
  expect(kept?.records.map(({ number }) => number)).toEqual([1, 2]);
});

it("puts the next session in the place of one that is over or was given up elsewhere", async () => {
  await keepStudySession("dan", aStudySession({}, ALL));
  await keepStudySession("eve", aStudySession({}, [1]));
  for (const uid of ["dan", "eve"]) {
    const { noted, prepare } = aServer(aStudySession({ id: "s-2" }));
    await prepare(uid);
    expect(noted.fetched).toEqual(ALL);
    expect(await findStudySession(uid, ({ id }) => id === "s-2")).toBeDefined();
  }
});

it("fetches only what is left of a session that was begun elsewhere", async () => {
  const { noted, prepare } = aServer(aStudySession({}, [1, 2, 3, 4, 5, 6]));
  await prepare("fay");
  expect(noted.fetched).toEqual([7, 8, 9, 10]);
});

it("asks for nothing where nothing can be kept", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { noted, prepare } = aServer(aStudySession());
  await prepare("gus");
  expect(noted).toEqual({ opened: 0, fetched: [] });
  vi.unstubAllGlobals();
});
