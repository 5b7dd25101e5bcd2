import type { RelationKind } from "@sat/content";
import { RELATION_KINDS } from "@sat/content/paragraphs";
import type { Difficulty } from "@sat/item";
import { remembered } from "../assembly/remembered.ts";
import type { Orbit } from "../options/orbit.ts";
import { turnsOf } from "./turns.ts";

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

/**
 * The fours that may be offered together at a level, each as often as the rarest of its relations has places, so that
 * none of these comes again too soon.
 */
export const foursAt = remembered((level: Difficulty): readonly Four[] =>
  foursOf(RELATION_KINDS)
    .filter((four) => !four.some((kind) => four.some((other) => NEAR[kind]?.includes(other))))
    .flatMap((four) => {
      const places = Math.min(...four.map((kind) => turnsOf(kind, level, four).length));
      return places < FEWEST_TURNS ? [] : Array.from({ length: places }, () => four);
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
