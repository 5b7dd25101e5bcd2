import type { AnswerRequest, AnswerResult } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";
import { failureOf, isSignedOut } from "../../lib/api.ts";
import { namedZone } from "../../lib/clock.ts";
import { logFailure } from "../../lib/log.ts";
import { isBoolean, isCount, isList, isOneOf, isRecord, isText } from "../../lib/shapes.ts";
import type { Shelf } from "../../lib/storage.ts";

/** An answer as it is kept, with what it comes to by the question that this device holds; the server grades it anew. */
type KeptAnswer = AnswerRequest & { readonly correct?: boolean };

/** A question that was left unanswered for another, and when. */
interface Skip {
  readonly questionId: string;
  readonly skippedAt: string;
}

/**
 * Answers on their way to the server, and which questions were skipped: kept on the shelf until each is acknowledged,
 * sent in the order they were given.
 */
export interface AnswerOutbox {
  add(answer: KeptAnswer): void;
  /** Tells the server that a question was skipped, sooner or later; it counts for nothing, and is not waited for. */
  skip(skip: Skip): void;
  /** Takes in again what is not on the shelf any more, though the server may not have it; what is no answer is left out. */
  restore(answers: readonly unknown[]): void;
  /** Sends what waits; harmless to call at any time. */
  flush(): void;
  /** Sends what waits, at once; resolves when the server has it all, or cannot be given it for now. */
  settled(): Promise<void>;
  /** The answers that wait, the earliest given first. */
  waiting(): KeptAnswer[];
  /** How many answers wait since the server could not be given one; 0 while all goes well. */
  heldUp(): number;
  /** Calls the listener when what waits may have changed, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

interface OutboxParts {
  readonly shelf: Shelf;
  readonly send: (answer: AnswerRequest) => Promise<AnswerResult>;
  readonly sendSkip: (skip: Skip) => Promise<void>;
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
  const waiting = createWaiting(parts.shelf);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const { flush, settled, isBehind } = createSender(parts, waiting, tell);
  const keep = (given: readonly Outgoing[]) => {
    for (const each of given) waiting.add(each);
    tell();
    flush();
  };
  return {
    add: (answer) => keep([answer]),
    skip: (skip) => keep([skip]),
    restore: (answers) => keep(answers.filter(isAnswer)),
    flush,
    settled,
    waiting: waiting.answers,
    heldUp: () => (isBehind() ? waiting.answers().length : 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends what waits, one after the other; `tell` hears of each that is gone, or could not be sent. */
function createSender(parts: OutboxParts, waiting: Waiting, tell: () => void) {
  let isSending = false;
  /** Whether something may wait that the sending under way has not looked for. */
  let isWanted = false;
  let failures = 0;
  /** Whether an answer could not be sent, and not all that waited has gone since. */
  let isLate = false;
  const { rest, endRest } = createRests(parts.pause);
  let onSettled: (() => void)[] = [];

  async function sendAll(): Promise<void> {
    do {
      isWanted = false;
      while ((await parts.alone(sendInOrder)) === "failed") {
        settle();
        await rest(failures);
      }
    } while (isWanted);
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

  function settle(): void {
    for (const resolve of onSettled) resolve();
    onSettled = [];
  }

  const flush = () => {
    isWanted = true;
    if (isSending) return;
    isSending = true;
    void sendAll().finally(() => {
      isSending = false;
      settle();
    });
  };
  const settled = async () => {
    flush();
    endRest();
    await new Promise<void>((resolve) => {
      onSettled.push(resolve);
    });
  };
  return { flush, settled, isBehind: () => isLate };
}

/** The rests between failures, each twice as long as the one before; `endRest` ends the one that is taken. */
function createRests(pause: OutboxParts["pause"]) {
  let endRest = () => {};
  const rest = async (failures: number) => {
    const cut = new Promise<void>((resolve) => {
      endRest = resolve;
    });
    await Promise.race([pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))), cut]);
  };
  return { rest, endRest: () => endRest() };
}

type Outcome = "done" | "failed" | "signed-out";

/** Sends one of them; it is done with when the server has it, or will never take it. */
async function deliver(
  given: Outgoing,
  { send, sendSkip, onAcknowledged }: OutboxParts,
): Promise<Outcome> {
  try {
    if (isSkip(given)) await sendSkip(given);
    else onAcknowledged(await send(requestOf(given)));
    return "done";
  } catch (error) {
    logFailure(isSkip(given) ? "telling of a skipped question" : "sending an answer", error);
    if (isSignedOut(error)) return "signed-out";
    return isRefused(error) ? "done" : "failed";
  }
}

/** What an earlier version kept may name its zone by an offset, which the server would refuse. */
function requestOf(kept: KeptAnswer): AnswerRequest {
  const { correct: _, ...answer } = kept;
  return { ...answer, timeZone: namedZone(answer.timeZone) };
}

/** What goes to the server. */
type Outgoing = KeptAnswer | Skip;

type Waiting = ReturnType<typeof createWaiting>;

/** All answers were one entry of the shelf once, and stand below this name each in its own now. */
const KEY = "answers";

/**
 * What waits, on the shelf, or in memory for a full or forbidden storage. Each is an entry of its own: the
 * pages of one browser share the shelf, and none may write over what another adds or takes.
 */
function createWaiting(shelf: Shelf) {
  const unkept = new Map<string, Outgoing>();
  const add = (given: Outgoing) => {
    if (!shelf.write(keyOf(given), given)) unkept.set(keyOf(given), given);
  };
  const all = () => {
    const kept = shelf.keys(`${KEY}:`).flatMap((key) => shelf.read(key, isOutgoing) ?? []);
    return [...kept, ...unkept.values()].toSorted(byTime);
  };
  for (const answer of shelf.read(KEY, isList)?.filter(isAnswer) ?? []) add(answer);
  shelf.remove(KEY);
  return {
    add,
    all,
    answers: () => all().filter((given): given is KeptAnswer => !isSkip(given)),
    take: (given: Outgoing) => {
      shelf.remove(keyOf(given));
      unkept.delete(keyOf(given));
    },
  };
}

/** An answer stands beside a skip of the same question: two pages may have had it. */
function keyOf(given: Outgoing): string {
  return isSkip(given) ? `${KEY}:skipped:${given.questionId}` : `${KEY}:${given.questionId}`;
}

function byTime(first: Outgoing, second: Outgoing): number {
  const [one, other] = [instantOf(first), instantOf(second)];
  return one < other ? -1 : Number(one > other);
}

function instantOf(given: Outgoing): string {
  return isSkip(given) ? given.skippedAt : (given.answeredAt ?? "");
}

function isSkip(given: Outgoing): given is Skip {
  return "skippedAt" in given;
}

/**
 * Whether the server will never take what it was sent: to try again would block all later ones. Only the server itself
 * can say so, by a problem with a type; what stands before it, such as a proxy, may err for a while.
 */
function isRefused(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "problem" || failure.type === "") return false;
  return failure.status < 500 && !PASSING.has(failure.status);
}

/** The shelf holds only what the outbox was given; these tell it from what another version wrote. */
function isOutgoing(value: unknown): value is Outgoing {
  if (isRecord(value) && "skippedAt" in value)
    return isText(value.questionId) && isText(value.skippedAt);
  return isAnswer(value);
}

function isAnswer(value: unknown): value is KeptAnswer {
  if (!isRecord(value)) return false;
  const { questionId, answer = null, entry = null, timeSpent, autoSubmitted } = value;
  const { answeredAt, timeZone, timeToFirst, changes, hintsUsed, confidence, correct } = value;
  return (
    isText(questionId) &&
    (answer === null || isOneOf(OPTION_LETTERS, answer)) &&
    (entry === null || isText(entry)) &&
    isCount(timeSpent) &&
    [autoSubmitted, correct].every((each) => each === undefined || isBoolean(each)) &&
    [answeredAt, timeZone, confidence].every((each) => each === undefined || isText(each)) &&
    [timeToFirst, changes, hintsUsed].every((each) => each === undefined || isCount(each))
  );
}
