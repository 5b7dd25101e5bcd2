import { expect, type Locator, type Page } from "@playwright/test";
import type { Question, StudyMode, StudyOverview, StudySession } from "@sat/contract";
import { OPTION_LETTERS, type TopicId, TOPICS } from "@sat/item";
import { QuestionDesk } from "./question-desk.ts";

/** A study session as a learner sees it. */
export class StudyDesk extends QuestionDesk {
  readonly complete: Locator;
  readonly tip: Locator;

  constructor(page: Page) {
    super(page);
    this.complete = page.getByRole("button", { name: "Complete Session" });
    this.tip = page.getByRole("complementary", { name: "Study Tip" });
  }

  async open(topic: TopicId, mode: StudyMode = "practice"): Promise<void> {
    await this.page.goto(addressOf(topic, mode));
    await this.expectOpen();
  }

  /** The line of the header that says where the session stands. */
  async expectNumber(number: number): Promise<void> {
    await expect(this.page.getByText(/ • Question \d+ of 10$/)).toContainText(
      `Question ${number} of 10`,
    );
  }

  /** Answers the questions from `first` up to the last, and leaves its result in sight; answers how many were right. */
  async answerFrom(first: number, last = 10): Promise<number> {
    let score = 0;
    for (let number = first; number <= last; number++) {
      await this.expectNumber(number);
      score += Number(await this.answer(OPTION_LETTERS[number % 4] ?? "A"));
      if (number < last) await this.goOn();
    }
    return score;
  }
}

export function addressOf(topic: TopicId, mode: StudyMode): string {
  const section = TOPICS[topic].section.toLowerCase();
  return `/study-session?section=${section}&topic=${topic}&mode=${mode}`;
}

/**
 * Begins a session without the screens: its first question is answered wrong. Where pages fill the stock, it may be the
 * very session that an open one is preparing.
 */
export function beginSession(page: Page, topic: TopicId): Promise<StudySession> {
  return answerSession(page, { topic, mode: "practice" }, 1);
}

/**
 * Completes a session without the screens, by the same calls, two seconds a question: B, but the first wrong. A page that
 * is preparing that session then hears that it is over, which stands in the console: with a page open, only in journeys
 * without a stock.
 */
export function completeSession(
  page: Page,
  topic: TopicId,
  mode: StudyMode = "practice",
): Promise<StudySession> {
  return answerSession(page, { topic, mode }, 10);
}

async function answerSession(
  page: Page,
  place: { readonly topic: TopicId; readonly mode: StudyMode },
  last: number,
): Promise<StudySession> {
  const { request } = page.context();
  const sessions = "/api/study-sessions";
  const opened = await request.post(sessions, { data: place });
  const { id } = (await opened.json()) as StudySession; // the server checks it against the contract
  for (let number = 1; number <= last; number++) {
    const asked = await request.post(`${sessions}/${id}/questions`, { data: { number } });
    const question = (await asked.json()) as Question; // so it does this
    const isKey = question.kind !== "entry" && question.correctAnswer === "B";
    const answer = number === 1 && isKey ? "C" : "B";
    const data = { questionId: question.id, answer, timeSpent: 2000 };
    await request.post("/api/answers", { data });
  }
  const answered = await request.get(`${sessions}/${id}`);
  return (await answered.json()) as StudySession; // and this
}

/** The learner's progress and open sessions as the server has them. */
export async function studyOverview(page: Page): Promise<StudyOverview> {
  const answer = await page.context().request.get("/api/study");
  return (await answer.json()) as StudyOverview; // the server checks it against the contract
}
