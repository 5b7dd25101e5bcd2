import type { Page } from "@playwright/test";
import type { ChoiceQuestion } from "@sat/contract";

/** Asks for so many questions and answers them right, without the screens. */
export async function answerRight(page: Page, count: number, wish: object = {}): Promise<void> {
  const { request } = page.context();
  for (let given = 0; given < count; given++) {
    const data = { section: "Mixed", adaptive: true, ...wish };
    const asked = await request.post("/api/question", { data });
    const { id: questionId, correctAnswer: answer } = (await asked.json()) as ChoiceQuestion; // of no other kind unless it is asked for
    const told = { questionId, answer, timeSpent: 40_000, timeZone: "America/Chicago" };
    await request.post("/api/answers", { data: told });
  }
}
