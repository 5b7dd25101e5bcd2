import { signInMany } from "../lib/sign-in-many.ts";
import type { Fleet } from "./fleet.ts";
import { type Findings, Practising } from "./practising.ts";

/** Signs new learners in, one after the other. */
export async function signInAll({ origin }: Pick<Fleet, "origin">, count: number) {
  const learners = await signInMany(origin, count);
  return learners.map((learner) => new Practising(learner));
}

/** Does something while all learners practise; they stop when it is done. */
export async function underLoad<T>(all: readonly Practising[], task: () => Promise<T>): Promise<T> {
  let isOver = false;
  const practising = Promise.all(all.map((one) => one.practise(() => isOver)));
  const done = task().finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([done, practising]);
  return result;
}

/** Compares, of all learners, what the server knows with what it said since the last check. */
export async function checkAll(all: readonly Practising[]): Promise<Findings> {
  return sum(await Promise.all(all.map((one) => one.check())));
}

/** What is wrong in the books of all learners, and in what was found on the way. */
export async function faultsIn(
  all: readonly Practising[],
  found: readonly Findings[],
): Promise<string[]> {
  const { acknowledged, lost, doubled } = sum(found);
  const audits = await Promise.all(all.map((one) => one.audit()));
  return [
    ...(acknowledged > 0 ? [] : ["no answer was acknowledged at all"]),
    ...(lost === 0 ? [] : [`${lost} answers lost`]),
    ...(doubled === 0 ? [] : [`${doubled} answers counted twice`]),
    ...audits.flat(),
  ];
}

export function sum(all: readonly Findings[]): Findings {
  const of = (name: keyof Findings) => all.reduce((total, findings) => total + findings[name], 0);
  return {
    acknowledged: of("acknowledged"),
    unheard: of("unheard"),
    unheardStored: of("unheardStored"),
    lost: of("lost"),
    doubled: of("doubled"),
  };
}

export function inWords(found: Findings): string {
  return (
    `${found.acknowledged} answers acknowledged, ${found.lost} lost, ${found.doubled} counted twice; ` +
    `${found.unheard} left without an answer, ${found.unheardStored} of them stored already`
  );
}

/** Calls that came to nothing while the learners practised. */
export function failuresOf(all: readonly Practising[]): number {
  return all.reduce((total, { failures }) => total + failures, 0);
}
