import type { Question } from "@sat/contract";
import { type Difficulty, type ResponseKind, type Section, type TopicId, TOPICS } from "@sat/item";
import { answeredInAnotherWay, studySessionCompleted } from "../../problems/refusal.ts";
import type { Place, Questions } from "../../records/questions.ts";
import type { StudySessions } from "../../records/study-sessions.ts";
import { noSession } from "./study-sessions.ts";

/** The question that a study session needs made. */
export interface WantedQuestion {
  readonly uid: string;
  readonly section: Section;
  readonly topic: TopicId;
  readonly difficulty: Difficulty;
  readonly kinds: readonly ResponseKind[];
  readonly place: Place;
}

export interface StudyQuestionContext {
  readonly studySessions: StudySessions;
  readonly questions: Pick<Questions, "noteShown" | "placed" | "vacate">;
  readonly clock: () => Date;
  /** Makes questions as they are made for practice, so that what was met there does not come here again. */
  readonly makeQuestion: (wanted: WantedQuestion) => Promise<Question>;
}

export interface StudyQuestionInput {
  readonly uid: string;
  readonly id: string;
  readonly number: number;
  /** The ways of responding that the client can take. */
  readonly kinds: readonly ResponseKind[];
  /** Ids of questions that the learner was shown since the browser last told. */
  readonly shown?: readonly string[] | undefined;
}

const STUDY_DIFFICULTY: Difficulty = "Medium";

/**
 * The question of this number of an open session: asked for the first time it is made, then it stays the same. One of a
 * kind that this client cannot take, since another asked for it, gives up its place.
 */
export async function askStudyQuestion(
  input: StudyQuestionInput,
  context: StudyQuestionContext,
): Promise<Question> {
  const { uid, id, number, kinds, shown = [] } = input;
  const { studySessions, questions, clock, makeQuestion } = context;
  await questions.noteShown({ uid, ids: shown, now: clock() });
  const session = await studySessions.find({ uid, id });
  if (session === undefined) throw noSession();
  if (session.completedAt !== null) throw studySessionCompleted();
  const place = { studySession: id, number };
  const { topic } = session;
  const { section } = TOPICS[topic];
  const wanted = { uid, section, topic, difficulty: STUDY_DIFFICULTY, kinds, place };
  const question = (await questions.placed(place)) ?? (await makeQuestion(wanted));
  if (kinds.includes(question.kind ?? "choice")) return question;
  if (!(await questions.vacate(uid, place))) throw answeredInAnotherWay();
  return askStudyQuestion(input, context);
}
