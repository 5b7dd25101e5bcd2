import { OPTION_LETTERS, SECTIONS } from "@sat/item";
import { expect, serverUser, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { continueAs, openPopup } from "../src/provider.ts";

test.use({ stocking: true });

const PER_SECTION = 10;

test("thirty questions over three sections survive a reload and a closed page", async ({
  page: first,
  context,
  person,
}) => {
  await first.goto("/login");
  await continueAs(await openPopup(first), person);
  await expect(first).toHaveURL("/dashboard");
  await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(first.getByText("Your Progress")).toBeHidden();

  let desk = new PracticeDesk(first);
  let [score, total] = [0, 0];
  for (const section of SECTIONS) {
    await desk.page.goto("/dashboard");
    await desk.page.getByRole("link", { name: new RegExp(`^${section}`) }).click();
    for (let number = 1; number <= PER_SECTION; number++) {
      await desk.expectOpen();
      await expect(desk.number).toHaveText(`Question ${total + 1}`);
      if (number === 4) await reload(desk);
      if (number === 7) desk = await reopen(desk);
      const isRight = await desk.answer(OPTION_LETTERS[total % 4] ?? "A");
      [score, total] = [score + Number(isRight), total + 1];
      await desk.expectScore(score, total);
      if (number === 8) {
        // The way to report comes a moment after the explanation.
        await expect(desk.page.getByRole("button", { name: "Report This Question" })).toBeVisible();
        await reload(desk);
      }
      if (number < PER_SECTION) await desk.next.click();
    }
  }
  expect(total).toBe(30);

  await expect
    .poll(async () => (await serverUser(desk.page)).stats)
    .toMatchObject({
      totalQuestions: 30,
      correctAnswers: score,
      currentStreak: 1,
      longestStreak: 1,
    });
  await desk.page.getByRole("link", { name: "Back to Dashboard" }).click();
  const progress = desk.page.getByRole("region", { name: "Your Progress" });
  const accuracy = `${Math.round((100 * score) / 30)}%`;
  await expect(progress.getByRole("definition")).toHaveText(["30", accuracy, "1 day", "1 day"]);
  expect(context.pages()).toHaveLength(1);
});

/** What is on the desk: the question with its options, and the score if there is one. */
async function lookOf(desk: PracticeDesk): Promise<string> {
  const score = desk.page.getByRole("banner").getByRole("definition");
  return [await desk.text(), ...(await score.allInnerTexts())].join("\n");
}

async function reload(desk: PracticeDesk): Promise<void> {
  const before = await lookOf(desk);
  await desk.page.reload();
  await expect.poll(() => lookOf(desk)).toBe(before);
}

/** Closes the page and comes back in a new one. */
async function reopen(desk: PracticeDesk): Promise<PracticeDesk> {
  const before = await lookOf(desk);
  const context = desk.page.context();
  await desk.page.close();
  const again = new PracticeDesk(await context.newPage());
  await again.open();
  await expect.poll(() => lookOf(again)).toBe(before);
  return again;
}
