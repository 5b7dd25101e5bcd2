import type { Model } from "@sat/engine";
import type { Reason, ResponseKind } from "@sat/item";
import { type Ability, chooseNext, estimateOf } from "@sat/learner";
import type { Abilities } from "../../records/abilities.ts";
import type { Answers } from "../../records/answers.ts";
import type { Calibrations } from "../../records/calibrations.ts";
import { type Offer, offersOf } from "./offers.ts";
import { reasonWords } from "./reason-words.ts";
import type { PlacedWish } from "./wish-like.ts";

export interface AdaptiveContext {
  readonly abilities: Pick<Abilities, "find">;
  readonly answers: Pick<Answers, "latestOf">;
  readonly calibrations: Pick<Calibrations, "difficulties">;
  /** A number from 0 up to 1, that nobody can foresee. */
  readonly chance: () => number;
  readonly clock: () => Date;
}

export interface Asker {
  readonly uid: string;
  /** The section, perhaps the topic, that the models are of; perhaps the skill that it is to be of. */
  readonly wish: PlacedWish;
  readonly models: readonly Model[];
  /** The ways of responding that the client can take. */
  readonly kinds: readonly ResponseKind[];
}

/** A wish that suits the learner, and what the question then says of it. */
export interface AdaptiveWish {
  readonly wish: PlacedWish;
  readonly why: Pick<Reason, "because" | "words">;
}

/** So many wishes are tried, for each that comes to nothing is a long search. */
export const MOST_WISHES = 2;

/** Wishes for a skill, a level and a kind that suit the learner, each worked out when those before came to nothing. */
export async function* adaptiveWishes(
  { uid, wish, models, kinds }: Asker,
  { abilities, answers, calibrations, chance, clock }: AdaptiveContext,
): AsyncGenerator<AdaptiveWish> {
  const ability: Ability = await abilities.find(uid);
  let offers = offersOf(models, await calibrations.difficulties()).filter(
    ({ kind, skill }) => kinds.includes(kind) && (wish.skill ?? skill) === skill,
  );
  for (let tried = 0; tried < MOST_WISHES; tried++) {
    const chosen = chooseNext(ability, ofDrawnKind(offers, chance()), chance);
    if (chosen === undefined) return;
    const { skill, level, kind } = chosen;
    const latest = await answers.latestOf({ uid, skill });
    const known = { skill, latest, answers: estimateOf(ability, skill).answers, now: clock() };
    yield {
      wish: { ...wish, skill, level, kinds: [kind] },
      why: { because: "ability", words: reasonWords(known) },
    };
    offers = offers.filter((each) => each !== chosen);
  }
}

/** In Math one answer in four is typed, as on the exam; how hard that is must not decide it. */
const TYPED = 0.25;

export function ofDrawnKind(offers: readonly Offer[], draw: number): readonly Offer[] {
  const kind = draw < TYPED ? "entry" : "choice";
  const drawn = offers.filter((offer) => offer.kind === kind);
  return drawn.length === 0 ? offers : drawn;
}
