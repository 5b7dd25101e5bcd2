import { expect, type Locator, type Page } from "@playwright/test";
import type { OptionLetter } from "@sat/item";

/** A page with a question on it, as a learner sees it. */
export class QuestionDesk {
  readonly page: Page;
  readonly question: Locator;
  readonly options: Locator;
  readonly submit: Locator;
  readonly next: Locator;
  readonly timer: Locator;
  readonly timerSwitch: Locator;
  readonly explanation: Locator;
  /** What an answer is told. */
  readonly feedback: Locator;
  /** The button that unfolds the settings. */
  readonly setup: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole("article");
    this.options = this.question.getByRole("radio");
    this.submit = page.getByRole("button", { name: "Submit Answer" });
    this.next = page.getByRole("button", { name: "Next Question" });
    this.timer = page.getByRole("timer");
    this.timerSwitch = page.getByRole("switch", { name: "Timer (60s)" });
    this.explanation = page.getByRole("region", { name: "Explanation" });
    this.feedback = this.question.getByRole("group", { name: "Feedback" });
    this.setup = page.getByRole("button", { name: /^(Practice|Quiz) setup$/ });
  }

  async expectOpen(): Promise<void> {
    await expect(this.options).toHaveCount(4);
    await expect(this.options.first()).toBeEnabled();
    await expect(this.submit).toBeVisible();
    // Formulas are set anew once KaTeX is there, in other texts and other sizes.
    await expect(this.question.locator("[data-formula=plain]")).toHaveCount(0);
  }

  option(letter: OptionLetter): Locator {
    return this.question.getByRole("radio", { name: new RegExp(`^${letter}\\b`) });
  }

  /** All that the question in sight says, also by ear: two of the same options, or the same words, differ in the rest. */
  async text(): Promise<string> {
    return (await this.question.textContent()) ?? "";
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

  /** Reads on by Enter, to the end of what is told, until the question has gone. */
  async leaveByEnter(): Promise<void> {
    const name = await this.question.getAttribute("aria-label");
    const sheet = this.page.getByRole("article", { name: name ?? "", exact: true });
    while ((await sheet.count()) > 0) await this.page.keyboard.press("Enter");
  }

  async goOnByEnter(): Promise<void> {
    await this.leaveByEnter();
    await this.expectOpen();
  }

  async goOn(): Promise<void> {
    await this.next.click();
    await this.expectOpen();
  }
}
