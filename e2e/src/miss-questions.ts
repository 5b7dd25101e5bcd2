import type { Page } from "@playwright/test";
import type { ChoiceQuestion } from "@sat/contract";
import { SKILLS, type SkillCode } from "@sat/item";

/** Misses a question of each of these skills without the screens, by the slip behind an option. */
export async function missQuestions(page: Page, skills: readonly SkillCode[]): Promise<void> {
  const { request } = page.context();
  for (const skill of skills) {
    const [section] = SKILLS[skill].sections;
    const asked = await request.post("/api/question", { data: { section, skill } });
    const question = (await asked.json()) as ChoiceQuestion; // of no other kind unless it is asked for
    const answer = question.correctAnswer === "A" ? "B" : "A";
    const data = {
      questionId: question.id,
      answer,
      timeSpent: 40_000,
      timeZone: "America/Chicago",
    };
    await request.post("/api/answers", { data });
  }
}
