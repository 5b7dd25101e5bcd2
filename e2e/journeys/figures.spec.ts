import { AxeBuilder } from "@axe-core/playwright";
import { questionsWithFigures } from "../src/made-questions.ts";
import { expect, test } from "../src/journey.ts";
import { overlappingLabels } from "../src/overlapping-labels.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

const questions = questionsWithFigures();
/** Journeys that share the questions, so that they can run side by side. */
const PARTS = 4;

test.use({ viewport: { width: 360, height: 740 } });

// The server did not issue them, and refuses their answers; what is held back below is no news either.
test.use({ expectedErrors: [/status of 404 .*\/api\/answers|offline-kit/] });

for (let part = 0; part < PARTS; part++) {
  test(`every figure fits a phone and is accessible, its labels clear of each other (${part + 1} of ${PARTS})`, async ({
    signedIn: page,
  }) => {
    const desk = new PracticeDesk(page);
    const own = questions.filter((_, at) => at % PARTS === part);
    const faults: string[] = [];
    let asked = 0;
    await page.route("**/api/question", (route) => {
      const question = own[asked++ % own.length];
      return route.fulfill({ json: { ...question, seenBefore: false } });
    });
    // What keeps questions for practice offline would take some of them.
    await page.route("**/offline-kit-*.js", (route) => route.abort());
    await desk.begin("Math");
    for (const [at, question] of own.entries()) {
      const origin = `${question.model} ${question.level} ${question.seed}`;
      const figure = desk.question.getByRole("figure");
      await expect(figure, origin).toBeVisible();
      // This one, and the one ahead of it.
      await expect.poll(() => asked, origin).toBe(at + 2);
      for (const drawing of await figure.getByRole("img").all()) {
        const found = await overlappingLabels(drawing);
        faults.push(...found.map((fault) => `${origin}: ${fault}`));
      }
      const { violations } = await new AxeBuilder({ page }).include("figure").analyze();
      faults.push(...violations.map(({ id }) => `${origin}: ${id}`));
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (scrolls) faults.push(`${origin}: the page scrolls sideways`);
      await desk.answer("A");
      await desk.goOn();
      await expect(desk.question.getByRole("heading", { level: 2 })).toHaveText(
        `Question ${at + 2}`,
      );
    }
    expect(faults).toEqual([]);
  });
}
