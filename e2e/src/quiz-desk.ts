import type { Locator, Page } from "@playwright/test";
import type { ChoiceQuestion } from "@sat/contract";
import { QuestionDesk } from "./question-desk.ts";

/** The simple quiz as a learner sees it. */
export class QuizDesk extends QuestionDesk {
  readonly heading: Locator;
  readonly accuracy: Locator;
  readonly reset: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole("heading", { level: 2 });
    this.accuracy = page.getByRole("banner").getByRole("definition");
    this.reset = page.getByRole("button", { name: "Reset Quiz" });
  }

  /** Opens the quiz, which brings its first question by itself. */
  async open(): Promise<void> {
    await this.page.goto("/quiz");
    await this.expectOpen();
  }
}

/** Listens for the next question that the server makes for the quiz, which asks for options. */
export async function questionFrom(page: Page): Promise<ChoiceQuestion> {
  const response = await page.waitForResponse("/api/question");
  return (await response.json()) as ChoiceQuestion; // the server checks it against the contract
}
