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
} from "@sat/engine";
import {
  type Difficulty,
  type ItemOrigin,
  type Reason,
  type ResponseKind,
  type Section,
  type SectionChoice,
  TOPIC_IDS,
  type TopicId,
  TOPICS,
  topicsOf,
} from "@sat/item";
import { giveWay } from "../../policies/give-way.ts";
import { invalidRequest, notFound } from "../../problems/refusal.ts";
import type { Answers } from "../../records/answers.ts";
import type { Line, Questions } from "../../records/questions.ts";
import { type AdaptiveContext, adaptiveWishes } from "./adaptive-wishes.ts";
import { drawSection } from "./draw-section.ts";
import { placementWishes } from "./placement-wishes.ts";
import { type ProofContext, proveItem } from "./prove-item.ts";
import { type Asked, type PlacedWish, wishLike } from "./wish-like.ts";

export interface QuestionContext extends ProofContext, AdaptiveContext {
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
  /** What it is for, which then decides section, skill and difficulty. */
  readonly purpose?: "placement" | undefined;
  readonly topic?: TopicId | undefined;
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
  const { wish, twinOf } = await askedFor(input, context);
  const { section, topic, level } = wish;
  const models = await context.models(
    purpose === "placement" ? TOPIC_IDS : topic === undefined ? topicsOf(section) : [topic],
  );
  const meetings = await questions.recent(uid, { count: LATEST_MEETINGS, ...line, now: clock() });
  const state = { walker: uid, meetings, models, chance: new Chance(`${chance()}`) };
  const callbacks = callbacksFor(input, context);
  const issued =
    (await walkByAbility(state, { input, wish }, context)) ??
    (await walk(state, wish, callbacksFor(input, context, { twinOf }))) ??
    // None is like it: the next of its topic comes, and not as what was wished for.
    (input.like === undefined
      ? undefined
      : await walk(state, { section, level, kinds }, callbacks)) ??
    (await questions.issueAgain(
      { uid, section, level, topic, kinds },
      { now: clock(), remake: (origin) => remake(origin, models, context), ...line },
    ));
  if (issued !== undefined) return issued;
  throw notFound(`There is no ${level} question of this kind.`);
}

/** Nothing unless it is asked for, nor where nothing new is left of what suits the learner. */
async function walkByAbility(
  state: WalkState,
  { input, wish: placed }: { readonly input: QuestionInput; readonly wish: PlacedWish },
  context: QuestionContext,
): Promise<Question | undefined> {
  const { uid, adaptive = false, purpose, like, kinds } = input;
  // Another like an answered one is that, at whatever level.
  if (like !== undefined || !(adaptive || purpose === "placement")) return undefined;
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

async function askedFor(
  input: QuestionInput,
  { answers, chance }: QuestionContext,
): Promise<Asked> {
  const { uid, like, topic, difficulty: level, kinds } = input;
  if (like === undefined)
    return { wish: { section: sectionOf(input, chance), topic, level, kinds } };
  const { wish, twinOf } = await wishLike({ uid, id: like }, answers);
  return { wish: { ...wish, kinds }, twinOf };
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

/** The section to ask from; a topic decides it, else Mixed draws it. */
function sectionOf({ section, topic, kinds }: QuestionInput, chance: () => number): Section {
  if (section !== "Mixed") {
    if (topic !== undefined && TOPICS[topic].section !== section) throw topicElsewhere(section);
    return section;
  }
  if (topic !== undefined) return TOPICS[topic].section;
  // In Math alone are answers typed, as on the exam.
  return kinds.includes("choice") ? drawSection(chance()) : "Math";
}

function topicElsewhere(section: Section) {
  const allowed = topicsOf(section);
  const message = `Invalid option: in ${section}, expected one of ${allowed.map((id) => `"${id}"`).join("|")}`;
  return invalidRequest([{ field: "topic", message }]);
}
