import type { Page } from "@playwright/test";
import { fetchChoice } from "./ask-only.ts";

/** Has every question come with a text of so many paragraphs. */
export async function withLongText(page: Page, paragraphs: number): Promise<void> {
  await page.route("/api/question", async (route) => {
    const response = await fetchChoice(route);
    const question: unknown = await response.json();
    const passage = Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at + 1} of it.`);
    const json = Object.assign({}, question, { passage: passage.join("\n\n") });
    await route.fulfill({ response, json });
  });
}
