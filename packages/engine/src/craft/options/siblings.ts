import type { DraftOption } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { type Face, right } from "./option.ts";
import { type Misstep, crossedOptions, leadingTo } from "./slips.ts";

/**
 * Two things that tell four sibling problems apart, such as the sign of a term and the order of two operations.
 * The answer to each problem is what a slip makes of the others, so all four have the same options; as each is
 * asked as often, the options alone say nothing about the key.
 */
export interface Twists {
  readonly first: boolean;
  readonly second: boolean;
}

/** Chooses the problem among its siblings. Give up a draw only for reasons that all four share. */
export function twists(chance: Chance): Twists {
  return { first: chance.flip(), second: chance.flip() };
}

interface Siblings<Answer> {
  readonly at: Twists;
  /** The answer to each of the four problems. */
  readonly answer: (at: Twists) => Answer;
  readonly show: (answer: Answer) => Face;
  /** Why the key is right. */
  readonly why: string;
  /** How a learner comes to mistake the first twist, and the second: "adding $3$ instead of subtracting". */
  readonly slips: readonly [Misstep, Misstep];
  /** One slip that leads to the fourth option. */
  readonly corner?: Misstep;
}

/** The answers to the four sibling problems: one is the key, one wrong by each slip, one by both. */
export function siblingOptions<Answer>(siblings: Siblings<Answer>): DraftOption[] {
  const { at, answer, show, why, slips, corner } = siblings;
  return crossedOptions<Twists>({
    key: at,
    why,
    slips: [
      { ...slips[0], apply: ({ first, second }) => ({ first: !first, second }) },
      { ...slips[1], apply: ({ first, second }) => ({ first, second: !second }) },
    ],
    show: (each) => show(answer(each)),
    ...(corner === undefined ? {} : { corner }),
  });
}

/** All four answers to the sibling problems, to ask whether they suit: "are distinct", "are whole". */
export function siblingAnswers<Answer>(answer: (at: Twists) => Answer): Answer[] {
  return [true, false].flatMap((first) => [true, false].map((second) => answer({ first, second })));
}

interface Rotation<Ask extends string> {
  /** The four quantities of one situation, each asked as often. */
  readonly faces: Readonly<Record<Ask, Face>>;
  readonly ask: NoInfer<Ask>;
  readonly why: string;
  /** The mistake behind answering another of the quantities. */
  readonly slip: (other: NoInfer<Ask>) => Misstep;
}

/** Four quantities of one situation, of which one is asked. */
export function rotatingOptions<Ask extends string>(rotation: Rotation<Ask>): DraftOption[] {
  const { faces, ask, why, slip } = rotation;
  // The keys of the record are its asks.
  const asks = Object.keys(faces) as Ask[];
  return asks.map((other) => {
    return other === ask ? right(faces[other], why) : leadingTo(faces[other], slip(other));
  });
}
