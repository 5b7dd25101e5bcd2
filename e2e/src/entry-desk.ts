import { expect, type Locator, type Page } from "@playwright/test";
import type { EntryQuestion } from "@sat/contract";
import { acceptedEntries, type EntrySlip } from "@sat/item";
import { PracticeDesk } from "./practice-desk.ts";

/** A wrong answer that can be typed, and the slip behind it. */
interface ForeseenEntry {
  readonly text: string;
  readonly slip: EntrySlip;
}

/** The practice page with questions whose answers are typed. */
export class EntryDesk extends PracticeDesk {
  readonly field: Locator;
  readonly understood: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    super(page);
    this.field = page.getByRole("textbox", { name: "Your answer" });
    this.understood = this.question.getByText("Read as");
    this.result = this.feedback.getByText(/^(Correct!|Incorrect\.)/).first();
  }

  override async expectOpen(): Promise<void> {
    await expect(this.field).toBeEditable();
    await expect(this.submit).toBeVisible();
    await expect(this.question.locator("[data-formula=plain]")).toHaveCount(0);
  }

  /** The question in sight, as this browser keeps it. */
  async kept(): Promise<EntryQuestion> {
    const kept = await this.page.evaluate(() => {
      const key =
        Object.keys(localStorage).find((each) => /^sat:learner:[^:]+:practice$/.test(each)) ?? "";
      return localStorage.getItem(key);
    });
    // What the app keeps of its desk.
    const { kept: desk } = JSON.parse(kept ?? "{}") as {
      readonly kept: { readonly state: { readonly question: EntryQuestion } };
    };
    return desk.state.question;
  }

  /** The forms in which the question in sight is answered right. */
  async rightForms(): Promise<readonly string[]> {
    return acceptedEntries((await this.kept()).answerKey);
  }

  /** Lays open the mistakes that were not made; a question may foresee none but the one that was. */
  async layOpenOtherMistakes(): Promise<void> {
    await expect(this.explanation).toBeVisible();
    const { slips } = await this.kept();
    const others = this.explanation.getByText(/mistakes explained$/);
    await expect(others).toHaveCount(slips.length > 1 ? 1 : 0);
    if (slips.length > 1) await others.click();
  }

  /** Something that can be typed for a slip that the question in sight foresees. */
  async foreseen(): Promise<ForeseenEntry> {
    const { slips } = await this.kept();
    for (const slip of slips) {
      const [text] = acceptedEntries({ kind: "values", values: [slip.value] });
      if (text !== undefined) return { text, slip };
    }
    throw new Error("No slip of this question can be typed");
  }
}
