import { overloaded } from "../problems/refusal.ts";

interface QueueSize {
  /** Pieces of work that are done at the same time. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
}

/** Work of one kind, done in the order in which it came, so much at once. */
export class Queue {
  readonly #size: QueueSize;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(size: QueueSize) {
    this.#size = size;
  }

  get isEmpty(): boolean {
    return this.#underWay === 0;
  }

  /**
   * Does the work when its turn has come.
   * @throws {Refusal} when too many wait already
   */
  async take<Done>(work: () => Promise<Done>): Promise<Done> {
    if (this.#underWay < this.#size.atOnce) this.#underWay++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The next one takes over the place.
      if (next === undefined) this.#underWay--;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#size.waiting) throw overloaded();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

/** A queue for each learner: however many calls one of them makes at once, they take no more of the time than one. */
export class LearnerQueues {
  readonly #waiting: number;
  readonly #queues = new Map<string, Queue>();

  /** @param waiting how many calls of one learner may wait */
  constructor(waiting: number) {
    this.#waiting = waiting;
  }

  async take<Done>(uid: string, work: () => Promise<Done>): Promise<Done> {
    const queue = this.#queues.get(uid) ?? new Queue({ atOnce: 1, waiting: this.#waiting });
    this.#queues.set(uid, queue);
    try {
      return await queue.take(work);
    } finally {
      if (queue.isEmpty) this.#queues.delete(uid);
    }
  }
}
