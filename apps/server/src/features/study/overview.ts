import type { StudyOverview, TopicProgress } from "@sat/contract";
import { TOPIC_IDS, type TopicId, TOPICS } from "@sat/item";
import { masteryLevel } from "../../policies/mastery.ts";
import type { Progress, StoredProgress } from "../../records/progress.ts";
import type { StudySessions } from "../../records/study-sessions.ts";

export interface OverviewContext {
  readonly progress: Progress;
  readonly studySessions: StudySessions;
}

/** How far a learner is in every topic, and the sessions that can be resumed. */
export async function readOverview(
  { uid }: { readonly uid: string },
  { progress, studySessions }: OverviewContext,
): Promise<StudyOverview> {
  const stored = await progress.find(uid);
  const topics = TOPIC_IDS.map((topic) => present(topic, stored.get(topic) ?? UNTOUCHED));
  return { topics, openSessions: await studySessions.listOpen(uid) };
}

const UNTOUCHED: StoredProgress = { answered: 0, recentAnswers: 0, recentCorrect: 0 };

function present(topic: TopicId, { answered, ...recent }: StoredProgress): TopicProgress {
  const completedQuestions = Math.min(answered, TOPICS[topic].totalQuestions);
  return { topic, completedQuestions, masteryLevel: masteryLevel(recent), ...recent };
}
