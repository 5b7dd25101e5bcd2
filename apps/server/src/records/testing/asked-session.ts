import { SESSION_LENGTH } from "@sat/contract";
import type { Records } from "../records.ts";
import { anAnswer, judgeAt, anIssue } from "./builders.ts";

const NUMBERS = Array.from({ length: SESSION_LENGTH }, (_, index) => index + 1);

/** Issues the questions of these numbers in the session; answers their ids. */
export function ask(
  records: Records,
  { uid, id: studySession }: { uid: string; id: string },
  numbers = NUMBERS,
): Promise<string[]> {
  return Promise.all(
    numbers.map(async (number) => {
      const place = { studySession, number };
      const issued = await records.questions.issue(anIssue(uid, { place }));
      return issued?.id ?? "";
    }),
  );
}

/** Answers all questions of the session right. */
export async function complete(
  records: Records,
  name: { uid: string; id: string },
  now: Date,
): Promise<void> {
  for (const questionId of await ask(records, name)) {
    await records.answers.settle(anAnswer(name.uid, questionId), judgeAt(now));
  }
}
