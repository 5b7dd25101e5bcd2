import { type AnswerRequest, EMPTY_STATS, type Question, type User } from "@sat/contract";
import { expect, test } from "vitest";
import { Learner } from "../lib/learner.ts";
import { Practising } from "./practising.ts";

/** A learner whose server says yes to every answer, and counts each as often as it is told to. */
class Miscounted extends Learner {
  readonly #stored = new Map<string, number>();
  #asked = 0;
  /** How often each new answer counts. */
  count = 1;

  override ask(): Promise<Question> {
    this.#asked += 1;
    return Promise.resolve({ id: String(this.#asked) } as Question); // the rest is not looked at
  }

  override answer({ questionId }: AnswerRequest): Promise<string> {
    if (!this.#stored.has(questionId)) this.#stored.set(questionId, this.count);
    const result = { questionId, correct: false, correctAnswer: "A", stats: EMPTY_STATS };
    return Promise.resolve(JSON.stringify(result));
  }

  override me(): Promise<User> {
    const totalQuestions = [...this.#stored.values()].reduce((all, one) => all + one, 0);
    return Promise.resolve({ stats: { ...EMPTY_STATS, totalQuestions } } as User); // nor of this
  }
}

async function checkedAfter(learner: Miscounted, one: Practising, counts: readonly number[]) {
  for (const count of counts) {
    learner.count = count;
    await one.answerOne();
  }
  const { acknowledged, lost, doubled } = await one.check();
  return { acknowledged, lost, doubled };
}

test("an answer that does not count is told as lost once, however often is looked", async () => {
  const learner = new Miscounted("http://localhost", "Learner");
  const one = new Practising(learner);
  expect(await checkedAfter(learner, one, [1, 0, 1])).toEqual({
    acknowledged: 3,
    lost: 1,
    doubled: 0,
  });
  expect(await checkedAfter(learner, one, [1])).toEqual({ acknowledged: 1, lost: 0, doubled: 0 });
  expect(await checkedAfter(learner, one, [0])).toEqual({ acknowledged: 1, lost: 1, doubled: 0 });
});

test("an answer that counts twice is told as doubled once, however often is looked", async () => {
  const learner = new Miscounted("http://localhost", "Learner");
  const one = new Practising(learner);
  expect(await checkedAfter(learner, one, [1, 2])).toEqual({
    acknowledged: 2,
    lost: 0,
    doubled: 1,
  });
  expect(await checkedAfter(learner, one, [1])).toEqual({ acknowledged: 1, lost: 0, doubled: 0 });
});
