import type { Question } from "@sat/contract";
import { type Difficulty, type Section, type TopicId, TOPICS } from "@sat/item";
import { studySessionCompleted } from "../../policies/refusal.ts";
import type { Place, Questions } from "../../records/questions.ts";
import type { StudySessions } from "../../records/study-sessions.ts";
import { noSession } from "./study-sessions.ts";

/** The question that a study session needs made. */
export interface WantedQuestion {
  readonly uid: string;
  readonly section: Section;
  readonly topic: TopicId;
  readonly difficulty: Difficulty;
  readonly place: Place;
}

export interface StudyQuestionContext {
  readonly studySessions: StudySessions;
  readonly questions: Pick<Questions, "noteShown" | "placed">;
  readonly clock: () => Date;
  /** Makes questions as they are made for practice, so that what was met there does not come here again. */
  readonly makeQuestion: (wanted: WantedQuestion) => Promise<Question>;
}

export interface StudyQuestionInput {
  readonly uid: string;
  readonly id: string;
  readonly number: number;
  /** Ids of questions that the learner was shown since the browser last told. */
  readonly shown?: readonly string[] | undefined;
}

const STUDY_DIFFICULTY: Difficulty = "Medium";

/** The question of this number of an open session: asked for the first time it is made, then it stays the same. */
export async function askStudyQuestion(
  { uid, id, number, shown = [] }: StudyQuestionInput,
  { studySessions, questions, clock, makeQuestion }: StudyQuestionContext,
): Promise<Question> {
  await questions.noteShown({ uid, ids: shown, now: clock() });
  const session = await studySessions.find({ uid, id });
  if (session === undefined) throw noSession();
  if (session.completedAt !== null) throw studySessionCompleted();
  const place = { studySession: id, number };
  const placed = await questions.placed(place);
  if (placed !== undefined) return placed;
  const { topic } = session;
  const { section } = TOPICS[topic];
  return makeQuestion({ uid, section, topic, difficulty: STUDY_DIFFICULTY, place });
}
