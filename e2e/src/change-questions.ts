import type { Page } from "@playwright/test";
import type { ChoiceItem } from "@sat/item";
import { fetchChoice } from "./ask-only.ts";

/** Parts of a question; undefined takes one away. */
type Parts = { readonly [Part in keyof ChoiceItem]?: ChoiceItem[Part] | undefined };

/** Has every question of practice and quiz come with options, and with these parts in place of its own. */
export async function changeQuestions(page: Page, parts: () => Parts): Promise<void> {
  await page.route("/api/question", async (route) => {
    const response = await fetchChoice(route);
    const question: unknown = await response.json();
    await route.fulfill({ response, json: Object.assign({}, question, parts()) });
  });
}
