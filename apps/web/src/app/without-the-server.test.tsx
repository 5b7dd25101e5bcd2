import "fake-indexeddb/auto";
import type { EndpointName, Endpoints, StudySession } from "@sat/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { keepWork, keptPlaces } from "../features/sitting/sit/module-shelf.ts";
import { keepUser } from "../lib/kept-user.ts";
import { learnerShelf } from "../lib/storage.ts";
import { keepStudyQuestion, keepStudySession } from "../question/offline/study-stock.ts";
import { hasStock, putQuestion } from "../question/offline/question-stock.ts";
import { aQuestion } from "../test/a-question.ts";
import { type Handlers, loseConnection } from "../test/fake-api.ts";
import { submit } from "../test/practice-desk.tsx";
import { aLearner, questionServer } from "../test/question-server.ts";
import { sittingServer } from "../test/sitting-server.ts";
import "../test/standards-mode.ts";
import { visit } from "../test/visit.tsx";

type Scenario = () => Promise<unknown>;

/**
 * For each call of which the contract says that a learner goes on when the server is gone, how that is; with another
 * word in an entry, this does not compile.
 */
const WITHOUT_THE_SERVER: {
  readonly [Name in EndpointName]: Endpoints[Name]["offline"] extends "fails"
    ? "fails"
    : { readonly [How in Endpoints[Name]["offline"]]: Scenario };
} = {
  "POST /api/question": { stock: practise },
  "POST /api/answers": { waits: answerWaits },
  "POST /api/skips": { waits: skipWaits },
  "GET /api/achievements": "fails",
  "GET /api/activities": "fails",
  "GET /api/history": "fails",
  "GET /api/history/{id}": "fails",
  "GET /api/look-back": "fails",
  "GET /api/mistakes": "fails",
  "GET /api/mistakes/counts": "fails",
  "PATCH /api/mistakes/{id}": "fails",
  "PUT /api/reports/{id}": "fails",
  "GET /api/review": "fails",
  "GET /api/plan.ics": "fails",
  "GET /api/push-key": "fails",
  "POST /api/push-subscriptions": "fails",
  "POST /api/push-subscriptions/removal": "fails",
  "POST /api/reminders": "fails",
  "GET /api/score": "fails",
  "GET /api/score-reports": "fails",
  "POST /api/score-reports": "fails",
  "PUT /api/score-reports/{id}": "fails",
  "DELETE /api/score-reports/{id}": "fails",
  "GET /api/plan": "fails",
  "GET /api/progress": "fails",
  "GET /api/sittings": "fails",
  "POST /api/sittings": "fails",
  "GET /api/sittings/{id}": "fails",
  "DELETE /api/sittings/{id}": "fails",
  "POST /api/sittings/{id}/module": "fails",
  "PUT /api/sittings/{id}/work": { waits: workWaits },
  "POST /api/sittings/{id}/pause": "fails",
  "POST /api/sittings/{id}/module-end": { waits: moduleEndWaits },
  "POST /api/sittings/{id}/end": "fails",
  "GET /api/sittings/{id}/report": "fails",
  "GET /api/sittings/{id}/booklet": "fails",
  "GET /api/sittings/{id}/key": "fails",
  "POST /api/sittings/{id}/key-opening": "fails",
  "POST /api/sittings/{id}/answers": "fails",
  "GET /api/study": "fails",
  "POST /api/study-sessions": { kept: study },
  "GET /api/study-sessions": "fails",
  "GET /api/study-sessions/{id}": { kept: seeLastResult },
  "DELETE /api/study-sessions/{id}": "fails",
  "POST /api/study-sessions/{id}/questions": { stock: study },
  "GET /api/me": { kept: seeOneself },
  "PATCH /api/me": "fails",
  "PATCH /api/me/preferences": "fails",
  "GET /api/me/export": "fails",
  "GET /api/me/answers.csv": "fails",
  "POST /api/me/import": "fails",
  "DELETE /api/me/progress": "fails",
  "DELETE /api/me": "fails",
  "POST /api/sign-in": "fails",
  "GET /api/sign-in/callback": "fails",
  "POST /api/sign-out": "fails",
};

const GONE: Handlers = Object.fromEntries(
  Object.keys(WITHOUT_THE_SERVER).map((name) => [name, loseConnection]),
);
const LEARNER = aLearner({ defaultSection: "Math" });
const { uid } = LEARNER;
const DESK = "/study-session?section=math&topic=linear-equations&mode=learning";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  keepUser(LEARNER);
});

async function seeOneself(): Promise<void> {
  visit("/dashboard", GONE);
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toContain(LEARNER.displayName);
}

/** Opens the question that was stocked before the server was gone. */
async function practise() {
  const question = aQuestion({ id: "stocked", question: "What is in stock?" });
  await putQuestion(uid, { section: "Math", difficulty: "Medium", question });
  const page = visit("/practice", GONE);
  await page.person.click(await screen.findByRole("button", { name: "Get Question" }));
  await screen.findByText("What is in stock?");
  return page;
}

async function answerWaits(): Promise<void> {
  const { api } = await practise();
  await submit("B");
  await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
  api.answer(questionServer());
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(api.bodies("POST /api/answers").length).toBeGreaterThan(1));
  expect(api.bodies("POST /api/answers").at(-1)).toMatchObject({
    questionId: "stocked",
    answer: "B",
  });
}

/** What an earlier visit could not tell goes out once the server is back. */
async function skipWaits(): Promise<void> {
  const skip = { questionId: "left", skippedAt: "2026-11-20T18:00:00.000Z" };
  learnerShelf(uid).write("answers:skipped:left", skip);
  const { api } = visit("/dashboard", GONE);
  await waitFor(() => expect(api.bodies("POST /api/skips")).toEqual([skip]));
  api.answer({ "POST /api/skips": () => undefined });
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(learnerShelf(uid).keys("answers:")).toEqual([]));
}

/** What an earlier visit did in a module of a test, and could not deliver. */
function leaveWork(isHandedIn: boolean) {
  const answered = {
    changes: [{ at: 41_000, response: { kind: "choice", letter: "B" } }],
    marked: { at: 0, value: false },
    crossedOut: { at: 0, value: [] },
    visits: [],
  } as const;
  const work = { questions: [answered] };
  keepWork(
    { uid, id: "sitting-1", number: 1 },
    {
      phase: "closed",
      work,
      elapsed: 60_000,
      wall: null,
      current: 0,
      isReviewing: false,
      isHandedIn,
      isDelivered: false,
    },
  );
  return work;
}

/** The work goes out from whichever page is opened, and again once the server is back. */
async function expectDelivered(
  call: "PUT /api/sittings/{id}/work" | "POST /api/sittings/{id}/module-end",
  isHandedIn: boolean,
): Promise<void> {
  const work = leaveWork(isHandedIn);
  const { api } = visit("/dashboard", GONE);
  await waitFor(() => expect(api.bodies(call)).toEqual([{ number: 1, work }]));
  expect(keptPlaces(uid)).toHaveLength(1);
  const { server, handlers } = sittingServer();
  server.passed = 36 * 60_000;
  api.answer(handlers);
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(keptPlaces(uid)).toEqual([]));
  expect(server.works.get(1)).toEqual(work);
}

function workWaits(): Promise<void> {
  return expectDelivered("PUT /api/sittings/{id}/work", false);
}

function moduleEndWaits(): Promise<void> {
  return expectDelivered("POST /api/sittings/{id}/module-end", true);
}

function aSession(records: StudySession["records"]): StudySession {
  const startedAt = "2026-11-20T18:00:00.000Z";
  const figures = { questionsAnswered: records.length, score: 0, totalTime: 0 };
  const place = { topic: "linear-equations", mode: "learning" } as const;
  return { id: "s-1", ...place, startedAt, completedAt: null, ...figures, records };
}

async function study(): Promise<void> {
  const session = aSession([]);
  await keepStudySession(uid, session);
  const question = aQuestion({ question: "What is the first?" });
  await keepStudyQuestion({ ...session, uid }, { id: session.id, number: 1, question });
  visit(DESK, GONE);
  expect(await screen.findByText("What is the first?")).toBeDefined();
}

it("leads from a topic that cannot be begun to the questions that are kept", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const question = aQuestion({ id: "stocked", question: "What is in stock?" });
  await putQuestion(uid, { section: "Math", difficulty: "Medium", question });
  const page = visit("/study-session?section=math&topic=trigonometry&mode=practice", GONE);
  await screen.findByText("Failed to load question. Please try again.");
  await page.person.click(await screen.findByRole("link", { name: "Practice Math" }));
  await waitFor(() => expect(page.address()).toBe("/practice?section=Math"));
  await page.person.click(await screen.findByRole("button", { name: "Get Question" }));
  expect(await screen.findByText("What is in stock?")).toBeDefined();
  vi.restoreAllMocks();
});

it("leads to a session of the topic that is kept in the other mode", async () => {
  await keepStudySession(uid, aSession([]));
  const page = visit("/study-session?section=math&topic=linear-equations&mode=practice", GONE);
  await screen.findByText("Failed to load question. Please try again.");
  const name = "Study This Topic in Learning Mode";
  await page.person.click(await screen.findByRole("link", { name }));
  await waitFor(() => expect(page.address()).toContain("mode=learning"));
});

it("promises no questions of a section that has none in stock", async () => {
  visit("/study-session?section=reading&topic=literary-passages&mode=practice", GONE);
  await screen.findByText("Failed to load question. Please try again.");
  expect(await hasStock(uid, "Reading")).toBe(false);
  expect(screen.queryByRole("link", { name: /^Practice (?:Reading|Math)/ })).toBeNull();
});

async function seeLastResult(): Promise<void> {
  const records = Array.from({ length: 10 }, (_, at) => ({
    number: at + 1,
    question: aQuestion({ id: `q-${at + 1}` }),
    userAnswer: "A" as const,
    correct: false,
    timeSpent: 1,
  }));
  const session = aSession(records);
  await keepStudySession(uid, session);
  const bookmark = { id: session.id, number: 10, isAnswered: true, selected: "A", spent: 1 };
  learnerShelf(uid).write("study:linear-equations:learning", bookmark);
  visit(DESK, GONE);
  expect(await screen.findByText("Incorrect. The correct answer is B.")).toBeDefined();
}

const scenarios = Object.entries(WITHOUT_THE_SERVER).flatMap(([name, how]) =>
  how === "fails"
    ? []
    : Object.entries<Scenario>(how).map(
        ([offline, scenario]) => [name, offline, scenario] as const,
      ),
);

it.each(scenarios)(
  "%s does without the server as its entry says: %s",
  async (_, __, expectToGoOn) => {
    await expectToGoOn();
  },
);
