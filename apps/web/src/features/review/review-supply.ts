import type { Question } from "@sat/contract";
import { type FailureReason, studySession, type Supply } from "@sat/desk";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call, failureOf } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { inSession } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { readQuestion, UnreadableQuestion } from "../../question/fetch/read-question.ts";
import { tellingShown } from "../../question/fetch/shown-questions.ts";
import { withDrawings } from "../../question/prose/with-drawings.ts";
import { type ReviewPlan, turnOf } from "./review-plan.ts";

/** What is due, or the skill, decides what a question is to be. */
const ANY = { section: "Mixed", difficulty: "Medium" } as const;

/** The questions of one review by number, through the query cache, which asks for each once. */
export function reviewSupply(client: QueryClient, uid: string, plan: ReviewPlan): Supply<Question> {
  const query = (number: number) =>
    queryOptions({
      queryKey: ["POST /api/question", "review", plan.begun, number],
      queryFn: async () => {
        const answer = await withDrawings(await ask(client, uid, wishFor(plan, number)));
        const question = readQuestion(answer, ANY);
        if (question === undefined) throw new UnreadableQuestion();
        return question;
      },
      // A question never changes, and the one fetched ahead may have to wait for long.
      staleTime: Infinity,
      gcTime: Infinity,
    });
  return {
    take: ({ number }) =>
      client.getQueryData(query(number).queryKey) ?? client.fetchQuery(query(number)),
    putBack: () => {},
    prepare: ({ number }) => void client.prefetchQuery(query(number)),
    reasonOf,
  };
}

function wishFor(plan: ReviewPlan, number: number) {
  const { more } = plan;
  if (more !== null && turnOf(plan, number) === "skill") return { skill: more.skill };
  return { purpose: "review", timeZone: timeZone() } as const;
}

function ask(client: QueryClient, uid: string, wish: ReturnType<typeof wishFor>): Promise<unknown> {
  const kinds = [...studySession.kinds];
  return tellingShown(learnerShelf(uid), (told) =>
    inSession(client, call("POST /api/question", { ...ANY, kinds, ...wish, ...told })),
  );
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnreadableQuestion) return "invalid";
  const failure = failureOf(error);
  return failure?.kind === "problem" && failure.type === "nothing-due" ? "over" : "missing";
}
