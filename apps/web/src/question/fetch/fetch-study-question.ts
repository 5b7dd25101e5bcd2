import { studySession } from "@sat/desk";
import { call } from "../../lib/api.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { tellingShown } from "./shown-questions.ts";

/** Names a question of a study session. */
export interface StudyQuestionName {
  /** The session's. */
  readonly id: string;
  readonly number: number;
}

/** A question of an open session, as it came; the request tells what the learner was shown before. */
export function fetchStudyQuestion(
  uid: string,
  { id, number }: StudyQuestionName,
): Promise<unknown> {
  const kinds = [...studySession.kinds];
  return tellingShown(learnerShelf(uid), (told) =>
    call("POST /api/study-sessions/{id}/questions", { number, kinds, ...told }, { path: { id } }),
  );
}
