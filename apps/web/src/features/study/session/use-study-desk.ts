import type { Question, StudySession } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { call } from "../../../lib/api.ts";
import { givenNow, pageTime } from "../../../lib/clock.ts";
import { useUser } from "../../../lib/session.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import { readQuestion, UnreadableQuestion } from "../../../question/read-question.ts";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { useStocking } from "../../../question/offline/use-stocking.ts";
import { useAnswerOutbox } from "../../../question/use-answer-outbox.ts";
import { withDrawings } from "../../../question/with-drawings.ts";
import { keepBookmark, leaveBookmark } from "./bookmark.ts";
import type { StudyRun } from "./run.ts";
import { answerGiven, createStudyDesk, type StudyDesk, type StudySupply } from "./study-desk.ts";
import { useKeptSession } from "./use-kept-session.ts";

/** A session as it was opened, and the run that it is taken up as. */
export interface TakenUp {
  readonly session: StudySession;
  readonly run: StudyRun;
}

interface RunningSession {
  readonly desk: StudyDesk;
  readonly run: StudyRun;
}

/** A study session running while its page is there: kept, sent, and timed while it is in sight. */
export function useStudyDesk({ session, run: initial }: TakenUp): RunningSession {
  const client = useQueryClient();
  const router = useRouter();
  const { uid, preferences } = useUser();
  const outbox = useAnswerOutbox();
  const [{ desk, supply }] = useState(() => {
    const of = supplyOf(client, uid, session);
    return { desk: createStudyDesk({ initial, supply: of, now: pageTime }), supply: of };
  });
  const run = useSyncExternalStore(desk.subscribe, desk.run);
  const onChange = useEffectEvent((before: StudyRun, after: StudyRun) => {
    keepBookmark(learnerShelf(uid), after);
    const answer = answerGiven(before, after);
    if (answer !== undefined) outbox.add({ ...answer, ...givenNow() });
  });
  const onLeave = useEffectEvent(() => leaveBookmark(learnerShelf(uid), desk.run()));
  // Storage, network and the page's visibility are outside React.
  useEffect(() => {
    const { href } = router.latestLocation;
    const stop = desk.subscribe((before, after) => onChange(before, after));
    const look = () => (document.visibilityState === "visible" ? desk.open() : desk.close());
    look();
    desk.begin();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      desk.close();
      stop();
      // After the last change, which would keep it again; where the address stays, nobody has left.
      if (router.latestLocation.href !== href) onLeave();
    };
  }, [desk, router]);
  useKeptSession(desk, session, supply.fetch);
  useStocking(preferences.defaultDifficulty, run.phase === "shown" || run.phase === "answered");
  return { desk, run };
}

/** The session's questions through the query cache, which asks for each once. */
function supplyOf(client: QueryClient, uid: string, session: StudySession) {
  const { id, topic, mode } = session;
  const fetchQuestion = async (number: number) => {
    try {
      return await call("POST /api/study-sessions/{id}/questions", { number }, { path: { id } });
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
        const { section } = TOPICS[topic];
        const answer = await withDrawings(await fetchQuestion(number));
        const question = readQuestion(answer, { section, difficulty: "Medium" });
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
    take: (number) => client.getQueryData(query(number).queryKey) ?? fetch(number),
    prepare: (number) => void client.prefetchQuery(query(number)),
  } satisfies StudySupply & { fetch: (number: number) => Promise<Question> };
}
