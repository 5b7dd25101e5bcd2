import { expectAccessible } from "../src/accessible.ts";
import { EntryDesk } from "../src/entry-desk.ts";
import { expect, test } from "../src/journey.ts";

test.use({ kinds: ["entry"] });

test("how answers are typed stands beside the question, and on a phone folded below the field", async ({
  signedIn: page,
}) => {
  const desk = new EntryDesk(page);
  await desk.begin("Math");
  const beside = page.getByRole("region", { name: "How to type an answer" });
  await expect(beside.getByRole("row", { name: /\.6667/ })).toBeVisible();
  const folded = desk.question.locator("details", { hasText: "How to type an answer" });
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(beside).toBeHidden();
  await expect(folded.getByRole("table")).toBeHidden();
  await folded.getByText("How to type an answer").click();
  await expect(folded.getByRole("row", { name: /\.6667/ })).toBeVisible();
  await expectAccessible(page, "how answers are typed");
});
