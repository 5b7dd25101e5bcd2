import type { Question, StudySession } from "@sat/contract";
import type { FailureReason, Supply } from "@sat/desk";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { failureOf } from "../../../lib/api.ts";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { fetchStudyQuestion } from "../../../question/fetch/fetch-study-question.ts";
import { readQuestion, UnreadableQuestion } from "../../../question/fetch/read-question.ts";
import { withDrawings } from "../../../question/prose/with-drawings.ts";
import { choiceOf } from "./choice-of.ts";

/** The questions of one session by number. */
export interface StudySupply extends Supply<Question> {
  readonly fetch: (number: number) => Promise<Question>;
}

/** The session's questions through the query cache, which asks for each once, and keeps what nobody waits for. */
export function studySupply(client: QueryClient, uid: string, session: StudySession): StudySupply {
  const { id, topic, mode } = session;
  const fetchQuestion = async (number: number) => {
    try {
      return await fetchStudyQuestion(uid, { id, number });
    } catch (error) {
      const kit = await offlineKit.load();
      if (kit === undefined) throw error;
      return kit.studyQuestionInstead(error, { uid, topic, mode }, { id, number });
    }
  };
  const query = (number: number) =>
    queryOptions({
      queryKey: ["POST /api/study-sessions/{id}/questions", id, number],
      // One that cannot be shown is none, and is fetched anew when it is asked for again.
      queryFn: async () => {
        const answer = await withDrawings(await fetchQuestion(number));
        const question = readQuestion(answer, choiceOf(topic));
        if (question === undefined) throw new UnreadableQuestion();
        return question;
      },
      // A question never changes, and the one fetched ahead may have to wait for long.
      staleTime: Infinity,
      gcTime: Infinity,
    });
  const fetch = (number: number): Promise<Question> => client.fetchQuery(query(number));
  return {
    fetch,
    take: ({ number }) => client.getQueryData(query(number).queryKey) ?? fetch(number),
    putBack: () => {},
    prepare: ({ number }) => void client.prefetchQuery(query(number)),
    reasonOf,
  };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnreadableQuestion) return "invalid";
  return isOver(error) ? "over" : "missing";
}

/** Whether the server says that the session was completed, or that it is there no more. */
function isOver(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "problem" || failure.type === "") return false;
  return failure.status === 409 || failure.status === 404;
}
