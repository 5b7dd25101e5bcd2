import {
  assembleModule,
  type Callbacks,
  Chance,
  LATEST_MEETINGS,
  type Meeting,
  type Model,
  type Slot,
  type Standing,
  type Unmet,
} from "@sat/engine";
import { giveWay } from "../../policies/give-way.ts";
import { proveItem } from "../../policies/prove-item.ts";
import { Queue } from "../../policies/queue.ts";
import type { PlacedQuestion } from "../../records/sitting-questions.ts";
import type { StoredModule, StoredSitting } from "../../records/sitting-rows.ts";
import { placesOf, topicsIn } from "./form.ts";
import type { AssemblyContext } from "./sitting-context.ts";

/** A module whose questions are being chosen. */
interface Work {
  readonly sitting: StoredSitting;
  readonly module: StoredModule;
  readonly models: readonly Model[];
  readonly meetings: readonly Meeting[];
  /** What stands in the module before it. */
  readonly earlier: readonly Standing[];
}

/**
 * Chooses the questions of modules beside the calls, one question after the other and those of all modules by turns: so
 * whoever begins at the same time as hundreds of others has a first question after one turn of all, and nobody else
 * waits for more than one question. What was broken off goes on where it stood.
 */
export class Assembly {
  readonly #context: AssemblyContext;
  readonly #turns = new Queue({ atOnce: 1, waiting: Infinity });
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(context: AssemblyContext) {
    this.#context = context;
  }

  /** Has the module's questions chosen, unless they are there or on their way. */
  start(sitting: StoredSitting, module: StoredModule): void {
    const name = nameOf(sitting, module.number);
    if (module.assembledAt !== null || this.#underWay.has(name)) return;
    const { log } = this.#context;
    const before = this.#underWay.get(nameOf(sitting, module.number - 1));
    // What the module before asks is to be known: on paper all of a test are chosen at once.
    const assembled = Promise.resolve(before)
      .then(() => this.#assemble(sitting, module))
      // The next call about this sitting starts it anew.
      .catch((error: unknown) => log.warn({ err: error }, "a module was not assembled"))
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, assembled);
  }

  async #assemble(sitting: StoredSitting, module: StoredModule): Promise<void> {
    const { sittings, sittingQuestions, questions, models: load, clock } = this.#context;
    const { uid, id } = sitting;
    // The next call about this sitting starts it anew.
    if (!(await this.#isBeforeChosen(sitting, module))) return;
    const name = { uid, id, number: module.number };
    const models = await load(topicsIn(module.section));
    const meetings = await questions.recent(uid, { count: LATEST_MEETINGS, now: clock() });
    const before = { ...name, number: module.number - 1 };
    const earlier = module.number === 1 ? [] : await sittingQuestions.list(before);
    const work = { sitting, module, models, meetings, earlier: earlier.map(standingOf) };
    const standing = (await sittingQuestions.list(name)).map(standingOf);
    const slots = placesOf(sitting, { module, route: module.route ?? "first", models });
    const unmet: Unmet[] = [...module.unmet];
    for (const slot of slots.slice(standing.length)) {
      const filled = await this.#turns.take(() => this.#fill(slot, standing, work));
      unmet.push(...filled.unmet);
      standing.push(...filled.standing);
    }
    const questionsIn = standing.length;
    await sittings.changeModule(name, () => ({
      assembledAt: clock(),
      questions: questionsIn,
      unmet,
    }));
  }

  /**
   * Whether all is there that the module before asks. Another process may be choosing it, or it was broken off; one that
   * was ended before is chosen no further.
   */
  async #isBeforeChosen({ uid, id }: StoredSitting, { number }: StoredModule): Promise<boolean> {
    if (number === 1) return true;
    const now = await this.#context.sittings.find({ uid, id });
    const before = now?.modules[number - 2];
    return before !== undefined && (before.assembledAt !== null || before.endedAt !== null);
  }

  async #fill(slot: Slot, standing: readonly Standing[], work: Work) {
    await giveWay();
    const { sitting, module, models, meetings, earlier } = work;
    const state = {
      walker: sitting.uid,
      meetings: [...standing.toReversed().map(meetingOf), ...meetings],
      models,
      chance: new Chance(`${sitting.id} ${module.number}`),
      standing,
      earlier,
    };
    const position = standing.length + 1;
    const { filled, unmet } = await assembleModule(
      state,
      [slot],
      this.#callbacks({ slot, position }, work),
    );
    return { unmet, standing: filled.map(({ item }) => item) };
  }

  #callbacks(
    { slot, position }: { readonly slot: Slot; readonly position: number },
    { sitting: { uid, id }, module: { number } }: Work,
  ): Callbacks<true> {
    const { sittingQuestions, questions, clock, log } = this.#context;
    return {
      nextPosition: questions.nextPosition,
      seedsMet: questions.seedsMet,
      offer: async ({ specimen, model, position: onPath, reason }) => {
        const proof = await proveItem(specimen, model, this.#context);
        if (proof === undefined) return undefined;
        const { item, features } = specimen;
        const issue = { uid, item, features, proof, position: onPath, reason, now: clock() };
        const place = { uid, id, number, position, isScored: slot.isScored };
        return (await sittingQuestions.place(place, issue)) && true;
      },
      madeNothing: ({ model, level, seed }, { message: reason }) =>
        log.warn({ model: model.id, level, seed, reason }, "a seed made no item"),
      giveWay,
    };
  }
}

function nameOf({ id }: StoredSitting, number: number): string {
  return `${id} ${number}`;
}

function standingOf({ origin, archetype, source, question }: PlacedQuestion): Standing {
  return {
    model: origin.model,
    archetype,
    ...(source !== null && { source }),
    ...(question.kind !== "entry" && { correctAnswer: question.correctAnswer }),
  };
}

function meetingOf({ model, source }: Standing): Meeting {
  return { model, source };
}
