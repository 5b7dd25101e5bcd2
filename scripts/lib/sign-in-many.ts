import { Learner } from "./learner.ts";

/** Signs learners in, one after the other, by names that no other run has had. */
export async function signInMany(origin: string, count: number): Promise<Learner[]> {
  const mark = Date.now().toString(36);
  const learners = Array.from(
    { length: count },
    (_, at) => new Learner(origin, `Learner ${mark} ${at + 1}`),
  );
  for (const learner of learners) await learner.signIn();
  return learners;
}
