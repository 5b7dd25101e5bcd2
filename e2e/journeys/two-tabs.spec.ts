import { answersCounted, expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { QuizDesk } from "../src/quiz-desk.ts";

test("two pages practise side by side, each with a question and a score of its own", async ({
  signedIn: page,
  context,
}) => {
  const first = new PracticeDesk(page);
  await first.begin("Math");
  await first.answer("A");
  await first.goOn();
  await first.option("C").check();
  const asked = await first.question.innerText();

  const second = new PracticeDesk(await context.newPage());
  await second.begin("Writing");
  await expect(second.question.getByRole("heading", { level: 2 })).toHaveText("Question 1");
  await second.answer("B");
  await expect.poll(() => answersCounted(page)).toBe(2);

  await first.page.reload();
  await first.expectOpen();
  await expect(first.option("C")).toBeChecked();
  const timeless = (text: string) => text.replace(/\b\d:\d\d\b/, "");
  await expect.poll(async () => timeless(await first.question.innerText())).toBe(timeless(asked));
  await first.submit.click();
  await expect.poll(() => answersCounted(page)).toBe(3);

  await second.page.reload();
  await expect(second.next).toBeVisible();
  await expect(second.page.getByText(/^[01] \/ 1$/)).toBeVisible();
  await first.page.close();
  await second.page.reload();
  await expect(second.page.getByText(/^[01] \/ 1$/)).toBeVisible();
  await second.goOn();
  await second.answer("D");
  await expect.poll(() => answersCounted(second.page)).toBe(4);

  const later = new PracticeDesk(await context.newPage());
  await later.open("Math");
  await expect(later.page.getByText(/^[012] \/ 2$/)).toBeVisible();
});

test("two quizzes are two, too", async ({ signedIn: page, context }) => {
  const first = new QuizDesk(page);
  await first.open();
  const asked = await first.question.getByRole("radiogroup").innerText();
  const second = new QuizDesk(await context.newPage());
  await second.open();
  expect(await second.question.getByRole("radiogroup").innerText()).not.toBe(asked);
  await second.answer("A");
  await first.answer("A");
  await expect.poll(() => answersCounted(page)).toBe(2);
});
