import type { AnswerRequest, AnswerResult } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";
import { failureOf, isSignedOut } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";
import { isBoolean, isCount, isList, isOneOf, isRecord, isText } from "../../lib/shapes.ts";
import type { Shelf } from "../../lib/storage.ts";

/** Answers on their way to the server: kept on the shelf until each is acknowledged, sent in the order they were given. */
export interface AnswerOutbox {
  add(answer: AnswerRequest): void;
  /** Takes in again what is not on the shelf any more, though the server may not have it; what is no answer is left out. */
  restore(answers: readonly unknown[]): void;
  /** Sends what waits; harmless to call at any time. */
  flush(): void;
  /** Sends what waits, at once; resolves when the server has it all, or cannot be given it for now. */
  settled(): Promise<void>;
  /** What waits, the earliest given first. */
  waiting(): AnswerRequest[];
  /** How many answers wait since the server could not be given one; 0 while all goes well. */
  heldUp(): number;
  /** Calls the listener when what waits may have changed, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

interface OutboxParts {
  readonly shelf: Shelf;
  readonly send: (answer: AnswerRequest) => Promise<AnswerResult>;
  readonly onAcknowledged: (result: AnswerResult) => void;
  /** Whether the learner whose answers these are is still the one signed in. */
  readonly isOwner: () => boolean;
  /** Resolves after some milliseconds, or sooner when there may be a connection again. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Does the work while no other page of this browser sends answers of the learner. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Refusals that may pass: the request timed out, came too early, or came too often. */
const PASSING = new Set([408, 425, 429]);

/** Makes the outbox of one learner. */
export function createAnswerOutbox(parts: OutboxParts): AnswerOutbox {
  const waiting = createWaitingAnswers(parts.shelf);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const { flush, settled, isBehind } = createSender(parts, waiting, tell);
  const keep = (answers: readonly AnswerRequest[]) => {
    for (const answer of answers) waiting.add(answer);
    tell();
    flush();
  };
  return {
    add: (answer) => keep([answer]),
    restore: (answers) => keep(answers.filter(isAnswer)),
    flush,
    settled,
    waiting: waiting.all,
    heldUp: () => (isBehind() ? waiting.all().length : 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends what waits, one after the other; `tell` hears of each that is gone, or could not be sent. */
function createSender(parts: OutboxParts, waiting: WaitingAnswers, tell: () => void) {
  let isSending = false;
  let failures = 0;
  /** Whether an answer could not be sent, and not all that waited has gone since. */
  let isLate = false;
  let endPause = () => {};
  let onSettled: (() => void)[] = [];

  async function sendAll(): Promise<void> {
    while ((await parts.alone(sendInOrder)) === "failed") await rest();
  }

  /** Other pages get their turn at the first failure: they must not wait for this one's pause. */
  async function sendInOrder(): Promise<Outcome> {
    while (parts.isOwner()) {
      const [first] = waiting.all();
      const outcome = first === undefined ? "done" : await deliver(first, parts);
      failures = outcome === "failed" ? failures + 1 : 0;
      isLate = first !== undefined && (isLate || outcome === "failed");
      if (outcome === "done" && first !== undefined) waiting.take(first);
      tell();
      if (outcome !== "done" || first === undefined) return outcome;
    }
    return "done";
  }

  async function rest(): Promise<void> {
    settle();
    const cut = new Promise<void>((resolve) => {
      endPause = resolve;
    });
    await Promise.race([
      parts.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))),
      cut,
    ]);
  }

  function settle(): void {
    for (const resolve of onSettled) resolve();
    onSettled = [];
  }

  const flush = () => {
    if (isSending) return;
    isSending = true;
    void sendAll().finally(() => {
      isSending = false;
      settle();
    });
  };
  const settled = async () => {
    flush();
    endPause();
    await new Promise<void>((resolve) => {
      onSettled.push(resolve);
    });
  };
  return { flush, settled, isBehind: () => isLate };
}

type Outcome = "done" | "failed" | "signed-out";

/** Sends one answer; it is done with when the server has it, or will never take it. */
async function deliver(
  answer: AnswerRequest,
  { send, onAcknowledged }: OutboxParts,
): Promise<Outcome> {
  try {
    onAcknowledged(await send(answer));
    return "done";
  } catch (error) {
    logFailure("sending an answer", error);
    if (isSignedOut(error)) return "signed-out";
    return isRefused(error) ? "done" : "failed";
  }
}

type WaitingAnswers = ReturnType<typeof createWaitingAnswers>;

/** All answers were one entry of the shelf once, and stand below this name each in its own now. */
const KEY = "answers";

/**
 * The answers that wait, on the shelf, or in memory for a full or forbidden storage. Each is an entry of its own: the
 * pages of one browser share the shelf, and none may write over what another adds or takes.
 */
function createWaitingAnswers(shelf: Shelf) {
  const unkept = new Map<string, AnswerRequest>();
  const keyOf = ({ questionId }: AnswerRequest) => `${KEY}:${questionId}`;
  const add = (answer: AnswerRequest) => {
    if (!shelf.write(keyOf(answer), answer)) unkept.set(keyOf(answer), answer);
  };
  for (const answer of shelf.read(KEY, isList)?.filter(isAnswer) ?? []) add(answer);
  shelf.remove(KEY);
  return {
    add,
    all: () => {
      const kept = shelf.keys(`${KEY}:`).flatMap((key) => shelf.read(key, isAnswer) ?? []);
      return [...kept, ...unkept.values()].toSorted(byTime);
    },
    take: (answer: AnswerRequest) => {
      shelf.remove(keyOf(answer));
      unkept.delete(keyOf(answer));
    },
  };
}

function byTime(
  { answeredAt: one = "" }: AnswerRequest,
  { answeredAt: other = "" }: AnswerRequest,
) {
  return one < other ? -1 : Number(one > other);
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

/** The shelf holds only what `add` was given; this tells it from what another version wrote. */
function isAnswer(value: unknown): value is AnswerRequest {
  if (!isRecord(value)) return false;
  const { questionId, answer = null, entry = null, timeSpent, autoSubmitted } = value;
  const { answeredAt, timeZone, timeToFirst, changes, hintsUsed } = value;
  return (
    isText(questionId) &&
    (answer === null || isOneOf(OPTION_LETTERS, answer)) &&
    (entry === null || isText(entry)) &&
    isCount(timeSpent) &&
    (autoSubmitted === undefined || isBoolean(autoSubmitted)) &&
    [answeredAt, timeZone].every((each) => each === undefined || isText(each)) &&
    [timeToFirst, changes, hintsUsed].every((each) => each === undefined || isCount(each))
  );
}
