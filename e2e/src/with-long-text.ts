import type { Page } from "@playwright/test";
import { changeQuestions } from "./change-questions.ts";

/** Has every question come with a text of so many paragraphs, and without the figure that chance may bring above it. */
export async function withLongText(page: Page, paragraphs: number): Promise<void> {
  const text = Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at + 1} of it.`);
  await changeQuestions(page, () => ({ passage: text.join("\n\n"), figure: undefined }));
}
