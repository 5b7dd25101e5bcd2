import { join } from "node:path";
import { PROBLEM_MEDIA_TYPE } from "@sat/contract";
import { problemIn } from "../lib/problem-in.ts";
import type { Attack } from "./attack.ts";
import type { Heard } from "./exchange.ts";
import { type Answer, readAnswers } from "./read-answers.ts";

/** What an attack came to: the status of each answer, and what is wrong with them. */
export interface Outcome {
  readonly statuses: readonly number[];
  readonly faults: readonly string[];
}

const ROOT = join(import.meta.dirname, "../..");
/** A line of a stack, as Node writes them. */
const STACK = /\n\s+at .+:\d+:\d+/;

/** Judges what the server said to an attack. */
export function judge(
  { isHead, mostAnswers, bytes: sent }: Attack,
  { bytes, isHung, isGone }: Heard,
): Outcome {
  const answers = readAnswers(bytes, isHead);
  const isProviders =
    sent.toString("latin1", 0, 400).split("\r\n", 1)[0]?.includes("/identity") ?? false;
  return {
    statuses: answers.map(({ status }) => status),
    faults: [
      ...(isHung ? ["neither answered nor closed in time"] : []),
      ...(isGone ? ["found that nobody listens any more"] : []),
      ...(answers.length > mostAnswers ? [`answered ${answers.length} times`] : []),
      ...answers.flatMap((answer) => [
        ...failure(answer),
        ...disclosure(answer),
        // The provider speaks OAuth and HTML, and to HEAD nobody says what is wrong.
        ...(isHead || isProviders ? [] : misshape(answer)),
      ]),
    ],
  };
}

function failure({ status, text }: Answer): string[] {
  if (status === 0) return ["said what is no answer"];
  if (status < 500) return [];
  return status === 503 && problemIn(text)?.type === "overloaded" ? [] : [`failed with ${status}`];
}

function disclosure({ text }: Answer): string[] {
  const isTold = STACK.test(text) || text.includes(ROOT) || text.includes("node_modules");
  return isTold ? ["told of its own code"] : [];
}

/** Every error is a problem as the contract has it. */
function misshape({ status, type, text }: Answer): string[] {
  if (status < 400) return [];
  const isProblem = type === PROBLEM_MEDIA_TYPE && problemIn(text)?.status === status;
  return isProblem ? [] : [`answered ${status} that is no problem`];
}
