import { join } from "node:path";
import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";

const FOLDER = join(import.meta.dirname, "../../docs/images");

/** Takes a picture for the documents once nothing in it moves. */
export async function film(page: Page, name: string): Promise<void> {
  await page.evaluate(settled);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
