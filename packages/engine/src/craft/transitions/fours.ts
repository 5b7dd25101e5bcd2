import type { RelationKind } from "@sat/content";
import { RELATION_KINDS } from "@sat/content/paragraphs";
import type { Difficulty } from "@sat/item";
import { remembered } from "../assembly/remembered.ts";
import type { Orbit } from "../options/orbit.ts";
import { isBorrowed, turnsOf } from "./turns.ts";

export type Four = Orbit<RelationKind>["members"];

/** Relations that editors might take for one another at the same place; said once of each two. */
const NEAR: Readonly<Partial<Record<RelationKind, readonly RelationKind[]>>> = {
  cause: ["sequence", "purpose", "restatement", "emphasis", "summary", "evaluation"],
  contrast: ["concession", "replacement", "alternative", "evaluation"],
  concession: ["replacement", "emphasis", "evaluation", "sequence"],
  replacement: ["emphasis", "restatement", "alternative"],
  sequence: ["addition", "purpose", "evaluation"],
  example: ["emphasis", "restatement"],
  restatement: ["emphasis", "addition", "summary"],
  addition: ["emphasis", "similarity", "alternative"],
  emphasis: ["summary", "purpose"],
  similarity: ["alternative"],
};

/** Each relation of a four has so many places where none of the other three could be defended. */
const FEWEST_TURNS = 3;

/** Of a hundred transitions that the exam asks for, how many are of each relation (fact sheet §2.10). */
const SHARES: Readonly<Record<RelationKind, number>> = {
  cause: 24,
  contrast: 12,
  concession: 7,
  replacement: 3,
  sequence: 19,
  example: 9,
  restatement: 3,
  addition: 7,
  emphasis: 7,
  similarity: 2,
  alternative: 3,
  purpose: 2,
  evaluation: 2,
  summary: 2,
};
/** The share at which a four comes as often as it has places. */
const USUAL_SHARE = 24;

/**
 * The fours that may be offered together at a level, the oftener the more the exam asks for their relations, and the
 * more places the rarest of these has, so that none comes again too soon.
 */
export const foursAt = remembered((level: Difficulty): readonly Four[] =>
  foursOf(RELATION_KINDS)
    .filter((four) => !four.some((kind) => four.some((other) => NEAR[kind]?.includes(other))))
    .filter((four) => four.filter((kind) => isBorrowed(kind, level)).length <= 1)
    .flatMap((four) => {
      const places = Math.min(...four.map((kind) => turnsOf(kind, level, four).length));
      if (places < FEWEST_TURNS) return [];
      const share = four.reduce((sum, kind) => sum + SHARES[kind], 0);
      return Array.from({ length: Math.ceil(places * (share / USUAL_SHARE) ** 3) }, () => four);
    }),
);

/** Every choice of four, in the order of the relations. */
function foursOf(relations: readonly RelationKind[]): Four[] {
  return relations.flatMap((a, at) =>
    relations
      .slice(at + 1)
      .flatMap((b, next) =>
        relations
          .slice(at + next + 2)
          .flatMap((c, last) =>
            relations.slice(at + next + last + 3).map((d): Four => [a, b, c, d]),
          ),
      ),
  );
}
