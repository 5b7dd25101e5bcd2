import { DIFFICULTIES, type ExamSection, SKILL_CODES, type SkillCode } from "@sat/item";
import type { Chance } from "../../random/chance.ts";
import type { Askable } from "../askable.ts";

type Place = Pick<Askable, "skill" | "level">;

/**
 * The order of the exam (fact sheet §0.3). In Reading and Writing the skills of each domain stand one after the other,
 * each from easy to hard; the two of conventions are one block. In Math all are mixed, no two of a skill side by side if
 * that can be, and roughly from easy to hard.
 */
export function inExamOrder<Of extends Place>(
  places: readonly Of[],
  section: ExamSection,
  chance: Chance,
): Of[] {
  const isMath = section === "Math";
  const rankOf = isMath ? roughly(chance.sub("rough")) : blockwise;
  const ranked = chance
    .shuffle(places)
    .map((place) => ({ place, rank: rankOf(place) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
  return isMath ? apart(ranked) : ranked;
}

/** How far a question of Math may stand from those of its level, in levels and hundredths: never an easy one after a hard one. */
const ROUGHNESS = 150;

function roughly(chance: Chance): (place: Place) => number {
  return ({ level }) => DIFFICULTIES.indexOf(level) + chance.int(0, ROUGHNESS) / 100;
}

/** The same with those that follow one of their skill moved to the nearest place between two of others. */
function apart<Of extends Place>(ranked: readonly Of[]): Of[] {
  const order: Of[] = [];
  const moved: Of[] = [];
  for (const place of ranked) (order.at(-1)?.skill === place.skill ? moved : order).push(place);
  for (const place of moved)
    order.splice(nearestGap(place, order, ranked.indexOf(place)), 0, place);
  return order;
}

/** Where in the order a place may stand beside no other of its skill; where it stood if that is nowhere. */
function nearestGap<Of extends Place>(place: Of, order: readonly Of[], from: number): number {
  const open = [...order.keys(), order.length].filter((at) => {
    const isBeside = [order[at - 1], order[at]].some((other) => other?.skill === place.skill);
    return !isBeside && isInOrder([...order.slice(0, at), place, ...order.slice(at)]);
  });
  const [nearest = Math.min(from, order.length)] = open.toSorted(
    (a, b) => Math.abs(a - from) - Math.abs(b - from),
  );
  return nearest;
}

/** Whether no easy question stands after a hard one. */
function isInOrder(order: readonly Place[]): boolean {
  const firstHard = order.findIndex(({ level }) => level === "Hard");
  return firstHard < 0 || order.slice(firstHard).every(({ level }) => level !== "Easy");
}

function blockwise({ skill, level }: Place): number {
  return SKILL_CODES.indexOf(blockOf(skill)) * DIFFICULTIES.length + DIFFICULTIES.indexOf(level);
}

/** The skill by whose place a block stands. */
function blockOf(skill: SkillCode): SkillCode {
  return skill === "FSS" ? "BOU" : skill;
}
