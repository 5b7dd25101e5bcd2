import type { TopicProgress } from "@sat/contract";
import { TOPIC_IDS, type TopicId } from "@sat/item";
import fc from "fast-check";
import { expect, it } from "vitest";
import { weakerTopic } from "./weaker-topic.ts";

function progress(topic: TopicId, recentCorrect: number, recentAnswers: number): TopicProgress {
  const level = { completedQuestions: recentAnswers, masteryLevel: "beginner" } as const;
  return { topic, ...level, recentAnswers, recentCorrect };
}

const studied = progress("trigonometry", 7, 10);

it("is the topic with the least of its latest answers right", () => {
  const weakest = progress("usage-conventions", 4, 20);
  const topics = [progress("data-analysis", 6, 10), weakest, studied];
  expect(weakerTopic("trigonometry", topics)).toBe(weakest);
});

it("is none where the studied topic is the weakest, or as weak as any", () => {
  const topics = [progress("data-analysis", 14, 20), progress("usage-conventions", 9, 10), studied];
  expect(weakerTopic("trigonometry", topics)).toBeUndefined();
  expect(weakerTopic("trigonometry", [studied])).toBeUndefined();
  expect(weakerTopic("trigonometry", [])).toBeUndefined();
});

it("is no topic that was hardly tried", () => {
  const topics = [progress("data-analysis", 0, 4), studied];
  expect(weakerTopic("trigonometry", topics)).toBeUndefined();
});

it("is never the studied one, and always weaker", () => {
  const topics = fc
    .uniqueArray(fc.constantFrom(...TOPIC_IDS), { minLength: 1 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((topic) =>
          fc
            .nat(20)
            .chain((answers) =>
              fc.nat(answers).map((correct) => progress(topic, correct, answers)),
            ),
        ),
      ),
    );
  fc.assert(
    fc.property(topics, (all) => {
      const [first] = all;
      const weaker = first && weakerTopic(first.topic, all);
      if (first === undefined || weaker === undefined) return;
      const { recentCorrect, recentAnswers } = weaker;
      expect(weaker.topic).not.toBe(first.topic);
      expect(recentCorrect * first.recentAnswers).toBeLessThan(first.recentCorrect * recentAnswers);
    }),
  );
});
