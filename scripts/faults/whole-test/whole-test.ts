import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SittingReport } from "@sat/contract";
import { Learner } from "../../lib/learner.ts";
import { postgresStore, sqliteStore, type Store } from "../../lib/store.ts";
import type { Fleet } from "../fleet.ts";
import { type MovedClock, movedClock } from "../moved-clock.ts";
import { joined, type PartReport } from "../part.ts";
import { onPostgres, onSqlite } from "../places.ts";
import { reportFaults } from "./report-faults.ts";
import { Student } from "./student.ts";
import { TestBrowser } from "./test-browser.ts";

const BREAK = 600_000;

/**
 * A whole test is sat in a browser as on test day, its 134 minutes on a moved clock: without the network from minute 5
 * to minute 30 of each module and at the last one's end, the browser killed once and every server once.
 */
export async function wholeTest(): Promise<PartReport> {
  const clock = await movedClock();
  const dataDir = await mkdtemp(join(tmpdir(), "whole-test-"));
  const variables = () => clock.variables;
  try {
    return joined([
      await onSqlite(
        (fleet) => sat({ fleet, clock, store: sqliteStore(dataDir), name: "SQLite" }),
        {
          variables,
          dataDir,
        },
      ),
      await onPostgres(
        (fleet, postgres) =>
          sat({ fleet, clock, store: postgresStore(postgres), name: "PostgreSQL" }),
        { variables },
      ),
    ]);
  } finally {
    await clock.remove();
    await rm(dataDir, { recursive: true });
  }
}

interface Place {
  readonly fleet: Fleet;
  readonly clock: MovedClock;
  readonly store: Store;
  readonly name: string;
}

async function sat({ fleet, clock, store, name }: Place): Promise<PartReport> {
  await clock.set(0);
  const { origin } = fleet;
  const learner = new Learner(origin, "Ana Sitter");
  await learner.signIn();
  const browser = await TestBrowser.open({ learner, origin, clock });
  try {
    const sitting = await start(browser);
    const student = new Student({ browser, fleet, store, sitting });
    const { modules } = await learner.readSitting(sitting);
    for (const { number, limit } of modules) {
      await student.sit(number, limit ?? 0);
      if (number === 2) await takeBreak(browser);
    }
    await browser.page.getByRole("heading", { level: 1, name: "Test Report" }).waitFor();
    const report = await learner.readReport(sitting);
    const faults = [...student.faults, ...(await reportFaults(report, student.notes))];
    faults.push(...(await bookFaults(learner, report)), ...(await pageFaults(browser, report)));
    return {
      rows: report.modules.map((module) => ({ store: name, ...module })),
      summary: `${name}: ${report.questions.length} questions, ${report.score?.estimate} points`,
      faults: faults.map((fault) => `${name}: ${fault}`),
    };
  } finally {
    await browser.close();
  }
}

/** Starts a strict test; its id. */
async function start(browser: TestBrowser): Promise<string> {
  await browser.openTests();
  const { page } = browser;
  await page.getByText("Full test", { exact: true }).click();
  await page.getByText("Strict", { exact: true }).click();
  await page.getByRole("button", { name: "Start Test" }).click();
  await page.getByRole("button", { name: "Begin Module" }).click();
  return new URL(page.url()).searchParams.get("id") ?? "";
}

/** The break between the sections, to its end. */
async function takeBreak(browser: TestBrowser): Promise<void> {
  await browser.page.getByRole("heading", { name: "Break" }).waitFor();
  await browser.pass(BREAK);
}

/** What statistics and history say otherwise than the report. */
async function bookFaults(learner: Learner, report: SittingReport): Promise<string[]> {
  const { stats } = await learner.me();
  const answered = report.questions.filter(
    ({ userAnswer, entry }) => userAnswer !== null || entry !== undefined,
  );
  const right = answered.filter(({ correct }) => correct).length;
  const told = [stats.totalQuestions, stats.correctAnswers];
  const same = told[0] === answered.length && told[1] === right;
  return same ? [] : [`statistics: ${told.join(", ")} instead of ${answered.length}, ${right}`];
}

/** Whether the page shows the score that there is. */
async function pageFaults({ page }: TestBrowser, { score }: SittingReport): Promise<string[]> {
  const text = await page.getByRole("main").innerText();
  const shown = [score?.low, score?.high].every((each) => text.includes(String(each)));
  return shown ? [] : ["the page does not show the score's range"];
}
