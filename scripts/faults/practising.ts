import { type AnswerRequest, AnswerResult, type Stats } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";
import { type Learner, RefusedError } from "../lib/learner.ts";
import { audit } from "./audit.ts";
import { isOutage, patiently, pause } from "./patience.ts";

/** An answer that was sent, and what the server said to it if that was heard. */
interface Sent {
  readonly request: AnswerRequest;
  heard?: string | undefined;
}

/** What a look at the books found; all but `lost` and `doubled` are only told. */
export interface Findings {
  /** Answers that the server had said yes to. */
  readonly acknowledged: number;
  /** Answers to which no answer came, and how many of them it had stored. */
  readonly unheard: number;
  readonly unheardStored: number;
  /** Answers that are missing, or answered otherwise than before. */
  readonly lost: number;
  /** Answers counted more often than once. */
  readonly doubled: number;
}

/** By how much the totals fall short of all answers sent, and by how much they exceed them. */
interface Misfit {
  readonly missing: number;
  readonly doubled: number;
}

/** A learner who answers one question after the other and remembers what the server said. */
export class Practising {
  readonly learner: Learner;
  readonly #sent: Sent[] = [];
  /** How many of them have been checked, how many of those were right, and what the totals were then. */
  #checked = 0;
  #right = 0;
  #total = 0;
  /** What has been told already. */
  #misfit: Misfit = { missing: 0, doubled: 0 };
  /** Calls to which no answer came, or "not now". */
  failures = 0;

  constructor(learner: Learner) {
    this.learner = learner;
  }

  /** Asks and answers until it is over, whatever becomes of the server meanwhile. */
  async practise(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.answerOne();
      } catch (error) {
        if (!isOutage(error)) throw error;
        this.failures += 1;
        await pause();
      }
    }
  }

  async answerOne(): Promise<void> {
    const { id } = await this.learner.ask("Mixed");
    const answer = OPTION_LETTERS[Math.floor(Math.random() * OPTION_LETTERS.length)] ?? null;
    const sent: Sent = { request: { questionId: id, answer, timeSpent: 1000 } };
    this.#sent.push(sent);
    try {
      sent.heard = await this.learner.answer(sent.request);
    } catch (error) {
      if (!isOutage(error) || Math.random() < 0.5) throw error;
      // Every other is sent again at once, the rest when the server is looked at: late, and after others.
      this.failures += 1;
      sent.heard = await this.learner.answer(sent.request);
    }
  }

  /** Remembers an answer that was sent and heard by other ways. */
  remember(request: AnswerRequest, heard: string): void {
    this.#sent.push({ request, heard });
  }

  /** Compares what the server knows with what it said since the last check. */
  async check(): Promise<Findings> {
    const fresh = this.#sent.slice(this.#checked);
    const heard = fresh.filter((sent) => sent.heard !== undefined);
    const unheard = fresh.filter((sent) => sent.heard === undefined);
    const unheardStored = (await this.#stats()).totalQuestions - this.#total - heard.length;
    let lost = 0;
    for (const sent of heard) if (!(await this.#isKept(sent))) lost += 1;
    // What the total falls short by are the same answers, unless they were taken anew just now.
    lost = Math.max(lost, -unheardStored);
    // Sent again, it counts now if it did not before; sent once more, it must not.
    for (const sent of unheard) {
      sent.heard = await this.#sendAgain(sent);
      if (!(await this.#isKept(sent))) lost += 1;
    }
    const { missing, doubled } = await this.#settle(fresh);
    return {
      acknowledged: heard.length,
      unheard: unheard.length,
      unheardStored: Math.max(0, unheardStored),
      lost: Math.max(lost, missing),
      doubled: Math.max(doubled, unheardStored - unheard.length),
    };
  }

  /** What lifetime statistics, history, exports and topic progress say otherwise than the answers that were heard. */
  audit(): Promise<string[]> {
    return patiently(() => audit(this.learner, this.#sent.flatMap(resultOf)));
  }

  async #stats(): Promise<Stats> {
    return (await patiently(() => this.learner.me())).stats;
  }

  async #isKept(sent: Sent): Promise<boolean> {
    return sent.heard !== undefined && (await this.#sendAgain(sent)) === sent.heard;
  }

  async #sendAgain({ request }: Sent): Promise<string | undefined> {
    try {
      return await patiently(() => this.learner.answer(request));
    } catch (error) {
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  /** Closes the books on the answers just checked; by how much more the totals misfit than they did before. */
  async #settle(fresh: readonly Sent[]): Promise<Misfit> {
    const { totalQuestions, correctAnswers } = await this.#stats();
    this.#checked += fresh.length;
    this.#right += fresh.flatMap(resultOf).filter(({ correct }) => correct).length;
    this.#total = totalQuestions;
    const differences = [totalQuestions - this.#checked, correctAnswers - this.#right];
    const before = this.#misfit;
    this.#misfit = {
      missing: Math.max(0, ...differences.map((by) => -by)),
      doubled: Math.max(0, ...differences),
    };
    return {
      missing: Math.max(0, this.#misfit.missing - before.missing),
      doubled: Math.max(0, this.#misfit.doubled - before.doubled),
    };
  }
}

/** What the server said to an answer, if that was heard. */
function resultOf({ heard }: Sent): AnswerResult[] {
  return heard === undefined ? [] : [AnswerResult.parse(JSON.parse(heard))];
}
