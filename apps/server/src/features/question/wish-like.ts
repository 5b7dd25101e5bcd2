import type { Wish } from "@sat/engine";
import type { Difficulty, Section } from "@sat/item";
import { slipOf } from "../../policies/slip-of.ts";
import { notAnswered, notFound } from "../../problems/refusal.ts";
import type { Answers } from "../../records/answers.ts";
import type { LikedName } from "../../records/liked-questions.ts";

/** A wish that says at least from which section and at which level. */
export interface PlacedWish extends Wish {
  readonly section: Section;
  readonly level: Difficulty;
}

/** What is asked for, and the missed question that it is to be a twin of, if it is. */
export interface Asked {
  /** Where it is from at least, whatever is left. */
  readonly wish: PlacedWish;
  /** The id of the question that was missed first: twins of twins are its own. */
  readonly twinOf?: string | undefined;
}

/** The wish for another question like one that the learner has answered, on another text. */
export async function wishLike(
  name: LikedName,
  answers: Pick<Answers, "findLiked">,
): Promise<Asked> {
  const liked = await answers.findLiked(name);
  if (liked === undefined) throw notFound("You were not given a question with this id.");
  const { question, skill, model, archetype, sources, answer } = liked;
  if (answer === undefined) throw notAnswered("like");
  const { section, topic, difficulty: level } = question;
  const slip = slipOf(question, answer.response);
  const place = { section, topic, level, skill };
  return {
    wish: { ...place, slip, twinOf: { model, archetype }, notOn: sources },
    twinOf: liked.twinOf ?? (answer.correct ? undefined : name.id),
  };
}
