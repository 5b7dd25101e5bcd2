import type { AnswerResult } from "@sat/contract";
import { TOPICS } from "@sat/item";
import type { Learner } from "../lib/learner.ts";

/** Everything that the server says of a learner's answers, held against what it said when they were given. */
export async function audit(learner: Learner, results: readonly AnswerResult[]): Promise<string[]> {
  const expected = results.map(({ questionId, correct }) => `${questionId} ${correct}`);
  const { stats } = await learner.me();
  const history = await learner.history();
  const { questions } = await learner.export();
  const table = await learner.table();
  const exported = questions.flatMap(({ id, answer }) =>
    answer === null ? [] : `${id} ${answer.correct}`,
  );
  const right = results.filter(({ correct }) => correct).length;
  return [
    ...unequal("lifetime answers", stats.totalQuestions, results.length),
    ...unequal("lifetime right answers", stats.correctAnswers, right),
    ...unlike(
      "history",
      history.map(({ questionId, correct }) => `${questionId} ${correct}`),
      expected,
    ),
    ...unlike("export", exported, expected),
    ...unlike("table", table.map(answerIn), expected),
    ...(await progressFaults(learner, history)),
  ].map((fault) => `${learner.name}: ${fault}`);
}

function unequal(what: string, found: number, expected: number): string[] {
  return found === expected ? [] : [`${what}: ${found} instead of ${expected}`];
}

/** Compares lists in which the order says nothing. */
function unlike(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const known = new Set(found);
  const missing = expected.filter((one) => !known.has(one));
  return [
    ...unequal(`${what}, length`, found.length, expected.length),
    ...unequal(`${what}, twice`, found.length - known.size, 0),
    ...unequal(`${what}, missing`, missing.length, 0),
  ];
}

/** A line of the table ends in result, seconds, whether time ran out, and the question's id. */
function answerIn(line: string): string {
  const [, result = "", id = ""] =
    /,(correct|incorrect),[^,]*,(?:yes|no),([^,]*?)\s*$/.exec(line) ?? [];
  return `${id} ${result === "correct"}`;
}

async function progressFaults(
  learner: Learner,
  history: Awaited<ReturnType<Learner["history"]>>,
): Promise<string[]> {
  const { topics } = await learner.study();
  const byTopic = Map.groupBy(history, ({ topic }) => topic);
  return topics.flatMap(({ topic, completedQuestions }) => {
    const answered = byTopic.get(topic)?.length ?? 0;
    const most = Math.min(answered, TOPICS[topic].totalQuestions);
    return unequal(`progress in ${topic}`, completedQuestions, most);
  });
}
