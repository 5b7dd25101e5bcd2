import type { StudySession } from "@sat/contract";
import { slipName, typesetText } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { beginSession } from "../src/study-desk.ts";

/** The slip behind the session's first answer, which is wrong. */
function slipIn({ records: [first] }: StudySession): string {
  if (first === undefined || first.question.kind === "entry" || first.userAnswer === null)
    throw new Error("no option was chosen");
  return typesetText(slipName(first.question.rationales[first.userAnswer].mistake ?? ""));
}

test("what is missed stands under its slip by itself, and a tap corrects why", async ({
  signedIn: page,
}) => {
  const slips: string[] = [];
  for (const topic of ["linear-equations", "trigonometry", "usage-conventions"] as const)
    slips.push(slipIn(await beginSession(page, topic)));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Your mistakes" }).click();
  await expect(page.getByText("3 open, 3 from the last seven days")).toBeVisible();
  for (const [slip, alike] of Map.groupBy(slips, (each) => each))
    await expect(page.getByText(`${slip}: ${alike.length} this week`)).toBeVisible();
  await expectAccessible(page, "the mistake book by slip");

  await page.getByText("Date", { exact: true }).click();
  await expect(page).toHaveURL("/mistakes?by=date");
  const rows = page.getByRole("main").getByRole("listitem");
  const latest = rows.first();
  await expect(rows).toHaveCount(3);
  await latest.locator("summary").first().click();
  const sheet = latest.getByRole("article");
  await expect(sheet.getByRole("region", { name: "Explanation" })).toContainText(slips[2] ?? "");
  await expectAccessible(page, "the mistake book with a question open");
  const kept = page.waitForResponse((response) => response.request().method() === "PATCH");
  await latest.getByText("Guessed", { exact: true }).click();
  expect((await kept).ok()).toBe(true);

  await page.reload();
  await expect(latest).toContainText("Guessed");
  await latest.locator("summary").first().click();
  await expect(latest.getByRole("radio", { name: "Guessed" })).toBeChecked();
});
