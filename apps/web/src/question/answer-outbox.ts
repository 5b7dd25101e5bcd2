import type { AnswerRequest, AnswerResult } from "@sat/contract";
import { failureOf, isSignedOut } from "../lib/api.ts";
import { logFailure } from "../lib/log.ts";
import type { Shelf } from "../lib/storage.ts";

/** Answers on their way to the server: kept on the shelf until each is acknowledged, sent in order. */
export interface AnswerOutbox {
  add(answer: AnswerRequest): void;
  /** Sends what waits; harmless to call at any time. */
  flush(): void;
}

interface OutboxParts {
  readonly shelf: Shelf;
  readonly send: (answer: AnswerRequest) => Promise<AnswerResult>;
  readonly onAcknowledged: (result: AnswerResult) => void;
  /** Whether the learner whose answers these are is still the one signed in. */
  readonly isOwner: () => boolean;
  /** Resolves after some milliseconds, or sooner when there may be a connection again. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

const KEY = "answers";
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Refusals that may pass: the request timed out, came too early, or came too often. */
const PASSING = new Set([408, 425, 429]);

/** Makes the outbox of one learner. */
export function createAnswerOutbox(parts: OutboxParts): AnswerOutbox {
  const { shelf } = parts;
  let isSending = false;
  /** What a full or forbidden storage would not take. */
  let unkept: readonly AnswerRequest[] = [];

  // Read afresh each time: another tab of the same learner may add and remove too.
  const waiting = () => [...(shelf.read(KEY, isAnswers) ?? []), ...unkept];
  const keep = (answers: readonly AnswerRequest[]) => {
    unkept = shelf.write(KEY, answers) ? [] : answers;
    if (unkept.length > 0) shelf.remove(KEY);
  };
  const take = ({ questionId }: AnswerRequest) =>
    keep(waiting().filter((answer) => answer.questionId !== questionId));

  /** Sends the first answer; says whether to go on with the next, try again or stop. */
  async function sendFirst(first: AnswerRequest): Promise<"next" | "again" | "stop"> {
    try {
      const result = await parts.send(first);
      take(first);
      parts.onAcknowledged(result);
      return "next";
    } catch (error) {
      logFailure("sending an answer", error);
      if (isSignedOut(error)) return "stop";
      if (!isRefused(error)) return "again";
      take(first);
      return "next";
    }
  }

  async function sendAll(): Promise<void> {
    let failures = 0;
    while (parts.isOwner()) {
      const [first] = waiting();
      if (first === undefined) return;
      const outcome = await sendFirst(first);
      if (outcome === "stop") return;
      failures = outcome === "again" ? failures + 1 : 0;
      if (failures > 0)
        await parts.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)));
    }
  }

  const flush = () => {
    if (isSending) return;
    isSending = true;
    void sendAll().finally(() => {
      isSending = false;
    });
  };
  const add = (answer: AnswerRequest) => {
    keep([...waiting(), answer]);
    flush();
  };
  return { add, flush };
}

/**
 * Whether the server will never take this answer: to try again would block all later ones. Only the server itself
 * can say so, by a problem with a type; what stands before it, such as a proxy, may err for a while.
 */
function isRefused(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "problem" || failure.type === "") return false;
  return failure.status < 500 && !PASSING.has(failure.status);
}

function isAnswers(value: unknown): value is AnswerRequest[] {
  return Array.isArray(value) && value.every(isAnswer);
}

/** The shelf holds only what `add` was given; this tells it from what another version wrote. */
function isAnswer(value: unknown): value is AnswerRequest {
  return (
    typeof value === "object" &&
    value !== null &&
    "questionId" in value &&
    typeof value.questionId === "string" &&
    "timeSpent" in value
  );
}
