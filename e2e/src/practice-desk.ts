import { expect, type Locator, type Page } from "@playwright/test";
import type { SectionChoice } from "@sat/item";
import { QuestionDesk } from "./question-desk.ts";

/** The practice page as a learner sees it. */
export class PracticeDesk extends QuestionDesk {
  readonly getQuestion: Locator;
  readonly number: Locator;

  constructor(page: Page) {
    super(page);
    this.getQuestion = page.getByRole("button", { name: "Get Question" });
    this.number = page.getByRole("banner").getByRole("heading", { level: 2 });
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

  /** Asks for another question, of a section if one is told, which leaves an open one. */
  async another(section?: SectionChoice): Promise<void> {
    const ways = this.getQuestion.or(this.setup).filter({ visible: true });
    await expect(ways.first()).toBeVisible();
    if (!(await this.getQuestion.isVisible())) await this.setup.click();
    const choice = this.page.getByRole("combobox", { name: "Section" });
    if (section !== undefined) await choice.selectOption(section);
    await this.getQuestion.click();
  }

  async expectScore(score: number, total: number): Promise<void> {
    const figures = this.page.getByRole("banner").getByRole("definition");
    const accuracy = Math.round((100 * score) / total);
    await expect(figures).toHaveText([`${score} / ${total}`, `${accuracy}%`]);
  }
}
