import { AnswerResult } from "@sat/contract";
import type { AnswerRequest } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";
import { type Learner, RefusedError } from "../lib/learner.ts";

/** An answer that was sent, and what the server said to it if that was heard. */
interface Sent {
  readonly request: AnswerRequest;
  heard?: string | undefined;
}

/** What a check after a crash found; all but `lost` and `doubled` are only told. */
export interface Findings {
  /** Answers that the server had said yes to. */
  readonly acknowledged: number;
  /** Answers under way when it was killed, and how many of them it had stored. */
  readonly unheard: number;
  readonly unheardStored: number;
  /** Answers that are missing, or answered otherwise than before. */
  readonly lost: number;
  /** Answers counted more often than once. */
  readonly doubled: number;
}

/** A learner who answers one question after the other and remembers what the server said. */
export class Practising {
  readonly #learner: Learner;
  readonly #sent: Sent[] = [];
  /** How many of them have been checked. */
  #checked = 0;

  constructor(learner: Learner) {
    this.#learner = learner;
  }

  /** Asks and answers until the server is gone. */
  async practise(): Promise<void> {
    try {
      for (;;) await this.#answerOne();
    } catch (error) {
      if (error instanceof RefusedError) throw error;
    }
  }

  async #answerOne(): Promise<void> {
    const { id } = await this.#learner.ask("Mixed");
    const answer = OPTION_LETTERS[Math.floor(Math.random() * OPTION_LETTERS.length)] ?? null;
    const sent: Sent = { request: { questionId: id, answer, timeSpent: 1000 } };
    this.#sent.push(sent);
    sent.heard = await this.#learner.answer(sent.request);
  }

  /** Compares what the server knows with what it said since the last check. */
  async check(): Promise<Findings> {
    const fresh = this.#sent.slice(this.#checked);
    const heard = fresh.filter((sent) => sent.heard !== undefined);
    const unheard = fresh.filter((sent) => sent.heard === undefined);
    const unheardStored = (await this.#total()) - this.#checked - heard.length;
    let lost = Math.max(0, -unheardStored);
    for (const sent of heard) if (!(await this.#isKept(sent))) lost += 1;
    // Sent again, it counts now if it did not before; sent once more, it must not.
    for (const sent of unheard) {
      sent.heard = await this.#sendAgain(sent);
      if (!(await this.#isKept(sent))) lost += 1;
    }
    this.#checked = this.#sent.length;
    const [missing, doubled] = await this.#misfit();
    return {
      acknowledged: heard.length,
      unheard: unheard.length,
      unheardStored: Math.max(0, unheardStored),
      lost: Math.max(lost, missing),
      doubled: Math.max(doubled, unheardStored - unheard.length),
    };
  }

  async #total(): Promise<number> {
    return (await this.#learner.me()).stats.totalQuestions;
  }

  async #isKept(sent: Sent): Promise<boolean> {
    return sent.heard !== undefined && (await this.#sendAgain(sent)) === sent.heard;
  }

  async #sendAgain({ request }: Sent): Promise<string | undefined> {
    try {
      return await this.#learner.answer(request);
    } catch (error) {
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  /** By how much the totals fall short of all answers sent, and by how much they exceed them. */
  async #misfit(): Promise<[missing: number, doubled: number]> {
    const { totalQuestions, correctAnswers } = (await this.#learner.me()).stats;
    const isCorrect = ({ heard }: Sent) =>
      heard !== undefined && AnswerResult.parse(JSON.parse(heard)).correct;
    const differences = [
      totalQuestions - this.#sent.length,
      correctAnswers - this.#sent.filter(isCorrect).length,
    ];
    return [Math.max(0, ...differences.map((by) => -by)), Math.max(0, ...differences)];
  }
}
