import { questionsWithFigures } from "../src/made-questions.ts";
import { expect, test } from "../src/journey.ts";
import { overlappingLabels } from "../src/overlapping-labels.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

const questions = questionsWithFigures();
/** Journeys that share the questions, so that they can run side by side. */
const PARTS = 4;

test.use({ viewport: { width: 360, height: 740 } });

for (let part = 0; part < PARTS; part++) {
  test(`every figure fits a phone, its labels clear of each other (${part + 1} of ${PARTS})`, async ({
    signedIn: page,
  }) => {
    const desk = new PracticeDesk(page);
    const faults: string[] = [];
    for (const question of questions.filter((_, at) => at % PARTS === part)) {
      await page.route("**/api/question", (route) =>
        route.fulfill({ json: { ...question, seenBefore: false } }),
      );
      // The question that the app has fetched ahead is the one before.
      await desk.open("Math");
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await desk.begin("Math");
      const origin = `${question.model} ${question.level} ${question.seed}`;
      const figure = desk.question.getByRole("figure");
      await expect(figure, origin).toBeVisible();
      for (const drawing of await figure.getByRole("img").all()) {
        const found = await overlappingLabels(drawing);
        faults.push(...found.map((fault) => `${origin}: ${fault}`));
      }
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (scrolls) faults.push(`${origin}: the page scrolls sideways`);
    }
    expect(faults).toEqual([]);
  });
}
