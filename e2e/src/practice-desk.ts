import { expect, type Locator, type Page } from "@playwright/test";
import type { OptionLetter, SectionChoice } from "@sat/item";

/** The practice page as a learner sees it. */
export class PracticeDesk {
  readonly page: Page;
  readonly getQuestion: Locator;
  readonly question: Locator;
  readonly options: Locator;
  readonly submit: Locator;
  readonly next: Locator;
  readonly timer: Locator;
  readonly timerSwitch: Locator;

  constructor(page: Page) {
    this.page = page;
    this.getQuestion = page.getByRole("button", { name: "Get Question" });
    this.question = page.getByRole("article");
    this.options = this.question.getByRole("radio");
    this.submit = page.getByRole("button", { name: "Submit Answer" });
    this.next = page.getByRole("button", { name: "Next Question" });
    this.timer = page.getByRole("timer");
    this.timerSwitch = page.getByRole("switch", { name: "Timer (60s)" });
  }

  async open(section?: SectionChoice): Promise<void> {
    await this.page.goto(section === undefined ? "/practice" : `/practice?section=${section}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText("Practice");
  }

  /** Gets the first question of a section. */
  async begin(section?: SectionChoice): Promise<void> {
    await this.open(section);
    await this.getQuestion.click();
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(this.options).toHaveCount(4);
    await expect(this.options.first()).toBeEnabled();
    await expect(this.submit).toBeVisible();
  }

  option(letter: OptionLetter): Locator {
    return this.question.getByRole("radio", { name: new RegExp(`^${letter}\\b`) });
  }

  /** Answers the open question; answers whether it was right. */
  async answer(letter: OptionLetter): Promise<boolean> {
    await this.option(letter).check();
    await this.submit.click();
    const result = this.question.getByText(
      /^(Correct!|Incorrect\. The correct answer is [A-D]\.)$/,
    );
    await expect(result).toBeVisible();
    return (await result.textContent()) === "Correct!";
  }

  async goOn(): Promise<void> {
    await this.next.click();
    await this.expectOpen();
  }

  async expectScore(score: number, total: number): Promise<void> {
    const figures = this.page.getByRole("main").getByRole("definition");
    const accuracy = Math.round((100 * score) / total);
    await expect(figures).toHaveText([`${score} / ${total}`, `${accuracy}%`]);
  }
}
