import type { Question } from "@sat/contract";
import {
  type Callbacks,
  Chance,
  ExhaustedError,
  generate,
  LATEST_MEETINGS,
  type Model,
  walk,
  type WalkState,
  type Wish,
} from "@sat/engine";
import {
  type Difficulty,
  type ItemOrigin,
  type Reason,
  type ResponseKind,
  type SectionChoice,
  type SkillCode,
  TOPIC_IDS,
  type TopicId,
  topicsOf,
} from "@sat/item";
import type { CardName } from "../../policies/card-name.ts";
import { giveWay } from "../../policies/give-way.ts";
import { notFound } from "../../problems/refusal.ts";
import type { Answers } from "../../records/answers.ts";
import type { Line, Questions } from "../../records/questions.ts";
import { type AdaptiveContext, adaptiveWishes } from "./adaptive-wishes.ts";
import { placementWishes } from "./placement-wishes.ts";
import { type ProofContext, proveItem } from "../../policies/prove-item.ts";
import { type ReviewContext, reviewWishes } from "./review-wishes.ts";
import { sectionOf } from "./section-of.ts";
import { type Asked, type PlacedWish, wishLike } from "./wish-like.ts";

export interface QuestionContext extends ProofContext, AdaptiveContext, ReviewContext {
  readonly questions: Questions;
  readonly answers: Pick<Answers, "findLiked" | "latestOf">;
  /** Loads the models of topics. */
  readonly models: (topics: readonly TopicId[]) => Promise<readonly Model[]>;
  readonly log: ProofContext["log"] & { warn(details: object, message: string): void };
}

/** What a learner asks for, validated. */
export interface QuestionInput extends Line {
  readonly uid: string;
  readonly section: SectionChoice;
  readonly difficulty: Difficulty;
  /** Whether skill and difficulty are chosen by what the learner can do. */
  readonly adaptive?: boolean | undefined;
  readonly topic?: TopicId | undefined;
  /** The skill that it is to be of, at the level that suits the learner. */
  readonly skill?: SkillCode | undefined;
  /** What it is for: a review brings what is due, a placement what tells most, whatever else is asked for. */
  readonly purpose?: "review" | "placement" | undefined;
  /** It decides what is due today. */
  readonly timeZone?: string | undefined;
  /** The ways of responding that the client can take. */
  readonly kinds: readonly ResponseKind[];
  /** Ids of questions that the learner was shown since the browser last told. */
  readonly shown?: readonly string[] | undefined;
  /** Id of an answered question that it is to be like, which then decides section, difficulty and topic. */
  readonly like?: string | undefined;
}

/** Issues the learner a proven question not met before; with none left, the one met longest ago. */
export async function makeQuestion(
  input: QuestionInput,
  context: QuestionContext,
): Promise<Question> {
  const { questions, chance, clock } = context;
  const { uid, kinds, purpose, shown = [], place, forStock } = input;
  const line = { place, forStock };
  await questions.noteShown({ uid, ids: shown, now: clock() });
  const asked = await askedFor(input, context);
  const { wish } = asked;
  const { section, topic, level } = wish;
  const models = await context.models(
    purpose === "placement" ? TOPIC_IDS : topic === undefined ? topicsOf(section) : [topic],
  );
  const meetings = await questions.recent(uid, { count: LATEST_MEETINGS, ...line, now: clock() });
  const state = { walker: uid, meetings, models, chance: new Chance(`${chance()}`) };
  const callbacks = callbacksFor(input, context);
  const issued =
    (await walkByAbility(state, { input, wish }, context)) ??
    (await walkAlong(state, asked.wishes, callbacksFor(input, context, asked))) ??
    // None is like it: the next of its topic comes, and not as what was wished for.
    (input.like === undefined
      ? undefined
      : await walk(state, { section, level, kinds }, callbacks)) ??
    (await questions.issueAgain(
      { uid, section, level, topic, kinds },
      { now: clock(), remake: (origin) => remake(origin, models, context), ...line },
    ));
  if (issued === undefined) throw notFound(`There is no ${level} question of this kind.`);
  if (asked.card !== undefined)
    await context.cards.noteAsked({ uid, card: asked.card, now: clock() });
  return issued;
}

/** The first of the wishes that something new is left of. */
async function walkAlong(
  state: WalkState,
  wishes: readonly Wish[],
  callbacks: Callbacks<Question>,
): Promise<Question | undefined> {
  for (const wish of wishes) {
    const issued = await walk(state, wish, callbacks);
    if (issued !== undefined) return issued;
  }
  return undefined;
}

/** Nothing unless it is asked for, nor where nothing new is left of what suits the learner. */
async function walkByAbility(
  state: WalkState,
  { input, wish: placed }: { readonly input: QuestionInput; readonly wish: PlacedWish },
  context: QuestionContext,
): Promise<Question | undefined> {
  const { uid, adaptive = false, skill, like, purpose, kinds } = input;
  // Another like an answered one is that, at whatever level, and so is what is due.
  if (like !== undefined || purpose === "review") return undefined;
  if (!adaptive && skill === undefined && purpose === undefined) return undefined;
  const wishesFor = purpose === "placement" ? placementWishes : adaptiveWishes;
  const asker = { uid, wish: placed, models: state.models, kinds };
  for await (const { wish, why } of wishesFor(asker, context)) {
    const issued = await walk(state, wish, callbacksFor(input, context, { why }));
    if (issued !== undefined) return issued;
  }
  return undefined;
}

/** The item that the model makes of this origin today; none if the model is gone, or makes nothing of it. */
function remake(
  { model: id, level, seed }: ItemOrigin,
  models: readonly Model[],
  context: ProofContext,
) {
  const model = models.find((each) => each.id === id && each.levels.includes(level));
  if (model === undefined) return undefined;
  try {
    const specimen = generate(model, level, seed);
    return { ...specimen, prove: () => proveItem(specimen, model, context) };
  } catch (error) {
    if (error instanceof ExhaustedError) return undefined;
    throw error;
  }
}

/** What is asked for: the wishes in the order in which to try them, and what the question is meant to be. */
interface Meaning extends Asked, Meant {
  readonly wishes: readonly Wish[];
  /** The card that it is asked for. */
  readonly card?: CardName | undefined;
}

async function askedFor(input: QuestionInput, context: QuestionContext): Promise<Meaning> {
  const { uid, like, purpose, topic, skill, difficulty: level, kinds } = input;
  if (purpose === "review") return reviewWishes(input, context);
  if (like !== undefined) {
    const { wish, twinOf } = await wishLike({ uid, id: like }, context.answers);
    return { wish, wishes: [{ ...wish, kinds }], twinOf };
  }
  const wish = { section: sectionOf(input, context.chance), topic, skill, level, kinds };
  return { wish, wishes: [wish] };
}

/** What a question is meant to be, and says of itself. */
interface Meant {
  readonly why?: Partial<Reason>;
  /** Id of the missed question that it is a twin of. */
  readonly twinOf?: string | undefined;
}

function callbacksFor(
  { uid, place, forStock }: QuestionInput,
  context: QuestionContext,
  { why = {}, twinOf }: Meant = {},
): Callbacks<Question> {
  const { questions, clock, log } = context;
  return {
    nextPosition: questions.nextPosition,
    seedsMet: questions.seedsMet,
    async offer({ specimen, model, position, reason: found }) {
      const proof = await proveItem(specimen, model, context);
      if (proof === undefined) return undefined;
      const { item, features } = specimen;
      const line = { place, forStock, now: clock() };
      const reason = { ...found, ...why };
      return questions.issue({ uid, item, features, proof, position, reason, twinOf, ...line });
    },
    madeNothing: ({ model, level, seed }, { message: reason }) =>
      log.warn({ model: model.id, level, seed, reason }, "a seed made no item"),
    giveWay,
  };
}
