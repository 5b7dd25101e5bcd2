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

/** The wish for another question like one that the learner has answered, on another text. */
export async function wishLike(
  name: LikedName,
  answers: Pick<Answers, "findLiked">,
): Promise<PlacedWish> {
  const liked = await answers.findLiked(name);
  if (liked === undefined) throw notFound("You were not given a question with this id.");
  const { question, skill, source, answer } = liked;
  if (answer === undefined) throw notAnswered("like");
  const { section, topic, difficulty: level } = question;
  const slip = slipOf(question, answer.response);
  return { section, topic, level, skill, slip, notOn: source === undefined ? [] : [source] };
}
