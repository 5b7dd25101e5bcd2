import type { Difficulty, Item, Reason } from "@sat/item";
import { ExhaustedError, generate, type Specimen } from "../generate.ts";
import type { Model } from "../model.ts";
import type { Chance } from "../random/chance.ts";
import { chooseModels } from "./choose-model.ts";
import { isAtRest, type Meeting } from "./meeting.ts";
import { type Grounds, reasonFor } from "./reason-for.ts";
import { type Stage, stagesOf } from "./stages.ts";
import { type Path, type Progress, stopsAhead } from "./stops-ahead.ts";
import { type Turn, turnsOf } from "./turns.ts";
import { isOnWished, meetsWish, modelsFor, type Wish } from "./wish.ts";

/** Where a learner stands on the walk, and what there is to choose from. */
export interface WalkState {
  /** Whose walk it is. */
  readonly walker: string;
  /** What was shown to the learner, or is on its way there, the newest first. */
  readonly meetings: readonly Meeting[];
  /** All there are to choose from, and all that the meetings may name. */
  readonly models: readonly Model[];
  readonly chance: Chance;
}

/** An item that the walk has come to. */
export interface Offer {
  readonly specimen: Specimen;
  readonly model: Model;
  /** Where its seed stands on the path through the model's seeds. */
  readonly position: number;
  readonly reason: Reason;
}

/** A seed of a model at a level. */
interface Origin {
  readonly model: Model;
  readonly level: Difficulty;
  readonly seed: number;
}

/** What only whoever keeps the questions knows, and what is told to them. */
export interface Callbacks<Given> {
  /** Of a model that draws freely: the first position of the path past all that were given. */
  nextPosition(path: Path): Promise<number>;
  /** Of a closed model: the seeds of the path that were given. */
  seedsMet(path: Path): Promise<readonly number[]>;
  /** Gives the item to the learner; nothing if the learner has had it, or it is not fit to be given. */
  offer(offer: Offer): Promise<Given | undefined>;
  /** Hears of a seed of which the model makes nothing: the model's fault, and the walk goes on. */
  madeNothing(origin: Origin, error: ExhaustedError): void;
  /** Called after each seed that came to nothing, so that a long search keeps nobody else waiting. */
  giveWay(): Promise<void>;
}

/**
 * Gives the learner the next item that is new to them and fits the wish: topics and models take turns, and a source
 * that is at rest is passed over if there is another soon. A slip that is not found is done without, and the
 * reason says so; of a twin it says how near it is, too. With the same state, wish and answers to the callbacks, it is
 * the same item.
 *
 * @returns what the callback gave; nothing when nothing new is left
 */
export async function walk<Given>(
  state: WalkState,
  wish: Wish,
  callbacks: Callbacks<Given>,
): Promise<Given | undefined> {
  const { models, meetings, chance } = state;
  const candidates = modelsFor(wish, models);
  if (candidates.length === 0) return undefined;
  const order = chooseModels(candidates, meetings, chance.sub("model"), models);
  const common = { state, callbacks, offered: new Set<string>() };
  for (const stage of stagesOf(wish, order, models)) {
    const found = await search({ ...common, ...stage, budget: { left: stage.tries } });
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Search<Given> extends Stage {
  readonly state: WalkState;
  readonly callbacks: Callbacks<Given>;
  /** Ids of the items that were offered: none is offered twice. */
  readonly offered: Set<string>;
  /** How many more seeds may be tried in all. */
  readonly budget: { left: number };
}

async function search<Given>(all: Search<Given>): Promise<Given | undefined> {
  const { walker, meetings, models, chance } = all.state;
  const { wish, unmet } = all;
  let isFirst = true;
  for (const turn of turnsOf(all.order, all.isEarly)) {
    const grounds = { meetings, models, wish, unmet, isFirst };
    isFirst = false;
    const levels = wish.level === undefined ? chance.shuffle(turn.model.levels) : [wish.level];
    for (const level of levels) {
      if (all.budget.left === 0) return undefined;
      const given = await goAlong({ walker, ...turn, level }, grounds, all);
      if (given !== undefined) return given;
    }
  }
  return undefined;
}

async function goAlong<Given>(
  path: Path & Turn,
  grounds: Grounds,
  all: Search<Given>,
): Promise<Given | undefined> {
  const { state, callbacks, most, budget } = all;
  const { model, level, patience } = path;
  const texts = model.texts?.[level];
  const progress = await progressOn(path, callbacks);
  let tries = 0;
  for (const { seed, position } of stopsAhead(path, progress, state.meetings)) {
    if (budget.left === 0 || (tries === most && texts === undefined)) break;
    if (texts !== undefined && !isOnWished(texts[seed], model, all.wish)) continue;
    budget.left--;
    const mayPass = tries++ < patience;
    const specimen = make({ model, level, seed }, callbacks);
    if (specimen !== undefined && isFit(specimen.item, { model, mayPass }, all)) {
      const reason = reasonFor(specimen.item, model, grounds);
      const given = await callbacks.offer({ specimen, model, position, reason });
      if (given !== undefined) return given;
    }
    await callbacks.giveWay();
  }
  return undefined;
}

/** Whether the item is to be offered: it is remembered then, for none is offered twice. */
function isFit<Given>(
  item: Item,
  { model, mayPass }: { readonly model: Model; readonly mayPass: boolean },
  { state, wish, offered }: Search<Given>,
): boolean {
  if (mayPass && isAtRest(model, item.source, state.meetings)) return false;
  if (item.kind !== "entry" && item.correctAnswer === wish.notKey) return false;
  if (!meetsWish(item, model, wish) || offered.has(item.id)) return false;
  offered.add(item.id);
  return true;
}

/** A closed model's path has no place that it has come to: what a wish has passed over there must not be lost. */
async function progressOn<Given>(path: Path, callbacks: Callbacks<Given>): Promise<Progress> {
  return path.model.closed === true
    ? { next: 0, met: await callbacks.seedsMet(path) }
    : { next: await callbacks.nextPosition(path), met: [] };
}

function make<Given>(origin: Origin, callbacks: Callbacks<Given>): Specimen | undefined {
  try {
    return generate(origin.model, origin.level, origin.seed);
  } catch (error) {
    if (!(error instanceof ExhaustedError)) throw error;
    callbacks.madeNothing(origin, error);
    return undefined;
  }
}
