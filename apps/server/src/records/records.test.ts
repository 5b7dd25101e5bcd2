import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Records } from "./records.ts";
import { answersConformance } from "./testing/answers-conformance.ts";
import { aLearner } from "./testing/builders.ts";
import { cardsConformance } from "./testing/cards-conformance.ts";
import { calibrationsConformance } from "./testing/calibrations-conformance.ts";
import { historyConformance } from "./testing/history-conformance.ts";
import { databaseKinds, TEST_DATABASE_URL, type TestDatabase } from "./testing/databases.ts";
import { limitsConformance } from "./testing/limits-conformance.ts";
import { practiceFiguresConformance } from "./testing/practice-figures-conformance.ts";
import { mistakesConformance } from "./testing/mistakes-conformance.ts";
import { papersConformance } from "./testing/papers-conformance.ts";
import { poolConformance } from "./testing/pool-conformance.ts";
import { progressConformance } from "./testing/progress-conformance.ts";
import { pushSubscriptionsConformance } from "./testing/push-subscriptions-conformance.ts";
import { progressFiguresConformance } from "./testing/progress-figures-conformance.ts";
import { questionsConformance } from "./testing/questions-conformance.ts";
import { reportsConformance } from "./testing/reports-conformance.ts";
import { shownQuestionsConformance } from "./testing/shown-questions-conformance.ts";
import { signInConformance } from "./testing/sign-in-conformance.ts";
import { studyListsConformance } from "./testing/study-lists-conformance.ts";
import { studySessionsConformance } from "./testing/study-sessions-conformance.ts";
import { usersConformance } from "./testing/users-conformance.ts";

describe.each(databaseKinds)("records on %s", (_, make) => {
  let database: TestDatabase;
  let records: Records;
  let again: Records | undefined;

  beforeAll(async () => {
    database = await make();
    // The first to open an empty database migrate it, all at once.
    await database.openAtOnce(4);
    records = await database.open();
  });

  afterAll(async () => {
    await again?.close();
    await records.close();
    await database.drop();
  });

  test("opened again, what was stored is still there", async () => {
    const uid = await aLearner(records);
    again = await database.open();
    expect((await again.users.find(uid))?.user.uid).toBe(uid);
  });

  usersConformance(() => records);
  signInConformance(() => records);
  questionsConformance(() => records);
  shownQuestionsConformance(() => records);
  answersConformance(() => records);
  historyConformance(() => records);
  reportsConformance(() => records);
  studySessionsConformance(() => records);
  studyListsConformance(() => records);
  progressConformance(() => records);
  pushSubscriptionsConformance(() => records);
  practiceFiguresConformance(() => records);
  mistakesConformance(() => records);
  papersConformance(() => records);
  cardsConformance(() => records);
  progressFiguresConformance(() => records);
  calibrationsConformance(() => records);
  limitsConformance(() => records);
});

const realServers = TEST_DATABASE_URL === undefined ? [] : [TEST_DATABASE_URL];
for (const url of realServers) describe("the pool of PostgreSQL", () => poolConformance(url));
