import { expect, type Locator, type Page } from "@playwright/test";
import type { StudyMode, StudyOverview } from "@sat/contract";
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

/** The learner's progress and open sessions as the server has them. */
export async function studyOverview(page: Page): Promise<StudyOverview> {
  const answer = await page.context().request.get("/api/study");
  return (await answer.json()) as StudyOverview; // the server checks it against the contract
}
