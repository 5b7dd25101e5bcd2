import "fake-indexeddb/auto";
import type { StudySession } from "@sat/contract";
import { expect, it, vi } from "vitest";
import { ApiError, isOutage } from "../../lib/api.ts";
import { clearLearnerShelf } from "../../lib/storage.ts";
import { aStudySession } from "../../test/a-study-session.ts";
import { expectNoStock } from "../../test/expect-no-stock.ts";
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
  const noted = { opened: 0, fetched: [] as number[], rests: 0 };
  const parts = {
    openSession: async () => {
      noted.opened++;
      return session;
    },
    fetchStudyQuestion: async ({ number }: { number: number }): Promise<unknown> => {
      noted.fetched.push(number);
      return `question ${number}`;
    },
    isOwner: () => true,
    mayFetch: () => noted.fetched.length < time,
    rest: async () => void noted.rests++,
  };
  const prepare = (uid: string) => prepareSessions([placeOf(uid)], parts);
  return { noted, parts, prepare };
}

function refused(status: number) {
  const problem = { kind: "problem", type: "x", status, detail: "" } as const;
  return new ApiError("POST /api/study-sessions", problem);
}

/** The numbers of the questions that are missing of the session that is kept. */
async function missing(uid: string): Promise<number[] | undefined> {
  const [kept] = (await keptStudySessions(uid)) ?? [];
  return kept && leftOf(kept);
}

it("keeps a session with all its questions, and asks for no more once it has them", async () => {
  const { noted, prepare } = aServer(aStudySession());
  await prepare("ada");
  expect(noted).toEqual({ opened: 1, fetched: ALL, rests: 1 });
  expect(await missing("ada")).toEqual([]);
  await prepare("ada");
  expect(noted).toEqual({ opened: 1, fetched: ALL, rests: 1 });
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
  expect(noted).toEqual({ opened: 0, fetched: [], rests: 0 });
  vi.unstubAllGlobals();
});

it("leaves an answer alone that was given in the session while it was being opened", async () => {
  const { parts } = aServer(aStudySession());
  const openSession = async () => {
    await keepStudySession("hal", aStudySession({}, [1]));
    return parts.openSession();
  };
  await prepareSessions([placeOf("hal")], { ...parts, openSession });
  const kept = await findStudySession("hal", ({ id }) => id === "s-1");
  expect(kept?.records.map(({ number }) => number)).toEqual([1]);
  expect(await missing("hal")).toEqual([]);
});

it("keeps nothing that comes once the learner has signed out, and asks for no more", async () => {
  for (const endsAt of ["openSession", "fetchStudyQuestion"] as const) {
    const { noted, parts } = aServer(aStudySession());
    let isOwner = true;
    const uid = `ida-${endsAt}`;
    const leave = () => {
      isOwner = false;
      clearLearnerShelf(uid);
    };
    const places = [placeOf(uid), { ...placeOf(uid), mode: "learning" as const }];
    await prepareSessions(places, {
      ...parts,
      [endsAt]: (named: { number: number }) => {
        leave();
        return parts[endsAt](named);
      },
      isOwner: () => isOwner,
      mayFetch: () => isOwner,
    });
    expect(noted.opened).toBe(1);
    expect(noted.fetched).toEqual(endsAt === "openSession" ? [] : [1]);
    await expectNoStock(uid);
  }
});

it("goes on with the next topic when one is refused, and gives up when the server is gone", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const places = [placeOf("jon"), { ...placeOf("jon"), topic: "geometry-fundamentals" as const }];
  for (const error of [refused(404), refused(409), refused(503), refused(429)]) {
    const { noted, parts } = aServer(aStudySession());
    const openSession = () => parts.openSession().then(() => Promise.reject(error));
    const prepared = prepareSessions(places, { ...parts, openSession });
    if (isOutage(error)) await expect(prepared).rejects.toBe(error);
    else await prepared;
    expect(noted.opened).toBe(isOutage(error) ? 1 : 2);
  }
});
