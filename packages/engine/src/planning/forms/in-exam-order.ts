import { DIFFICULTIES, type ExamSection, SKILL_CODES, type SkillCode } from "@sat/item";
import type { Chance } from "../../random/chance.ts";
import type { Askable } from "../askable.ts";

type Place = Pick<Askable, "skill" | "level">;

/**
 * The order of the exam (fact sheet §0.3). In Reading and Writing the skills of each domain stand one after the other,
 * each from easy to hard; the two of conventions are one block. In Math all are mixed, and roughly from easy to hard.
 */
export function inExamOrder<Of extends Place>(
  places: readonly Of[],
  section: ExamSection,
  chance: Chance,
): Of[] {
  const rankOf = section === "Math" ? roughly(chance.sub("rough")) : blockwise;
  return chance
    .shuffle(places)
    .map((place) => ({ place, rank: rankOf(place) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

/** How far a question of Math may stand from those of its level, in levels and hundredths: never an easy one after a hard one. */
const ROUGHNESS = 150;

function roughly(chance: Chance): (place: Place) => number {
  return ({ level }) => DIFFICULTIES.indexOf(level) + chance.int(0, ROUGHNESS) / 100;
}

function blockwise({ skill, level }: Place): number {
  return SKILL_CODES.indexOf(blockOf(skill)) * DIFFICULTIES.length + DIFFICULTIES.indexOf(level);
}

/** The skill by whose place a block stands. */
function blockOf(skill: SkillCode): SkillCode {
  return skill === "FSS" ? "BOU" : skill;
}
