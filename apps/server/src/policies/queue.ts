import { overloaded } from "../problems/refusal.ts";

/** How something is waited for, such as without being counted among what is under way meanwhile. */
export type Waiting = <Awaited>(wait: Promise<Awaited>) => Promise<Awaited>;

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
   * @param waiting how the turn is waited for; if that fails once it has come, the next one has it
   * @throws {Refusal} when too many wait already
   */
  async take<Done>(work: () => Promise<Done>, waiting: Waiting = justWaiting): Promise<Done> {
    const turn = this.#underWay < this.#size.atOnce ? undefined : this.#turn();
    if (turn === undefined) this.#underWay++;
    try {
      if (turn !== undefined) await waiting(turn);
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

function justWaiting<Awaited>(wait: Promise<Awaited>): Promise<Awaited> {
  return wait;
}

/** A queue for each learner: however many calls one of them makes at once, they take no more of the time than one. */
export class LearnerQueues {
  readonly #waiting: number;
  readonly #queues = new Map<string, Queue>();

  /** @param waiting how many calls of one learner may wait */
  constructor(waiting: number) {
    this.#waiting = waiting;
  }

  async take<Done>(
    uid: string,
    work: () => Promise<Done>,
    waiting: Waiting = justWaiting,
  ): Promise<Done> {
    const queue = this.#queues.get(uid) ?? new Queue({ atOnce: 1, waiting: this.#waiting });
    this.#queues.set(uid, queue);
    try {
      return await queue.take(work, waiting);
    } finally {
      if (queue.isEmpty) this.#queues.delete(uid);
    }
  }
}
