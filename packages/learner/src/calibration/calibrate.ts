import { UNKNOWN } from "../ability.ts";
import type { BelievedDifficulty } from "../answer.ts";
import { declaredDifficulty } from "../belief.ts";
import { evidenceOf } from "../evidence.ts";
import { fold } from "../fold.ts";
import { anchored, type CellEstimate, type WeighedCell } from "./anchored.ts";
import { type CellAnswer, cellKey } from "./cell.ts";
import { informedDifficulty, ofQuestion } from "./difficulty-filter.ts";
import { type Finding, findingsIn, offLevels } from "./findings.ts";
import { OptionTallies } from "./option-tallies.ts";

type Answers = AsyncIterable<CellAnswer> | Iterable<CellAnswer>;

export interface Calibration {
  readonly estimates: readonly CellEstimate[];
  readonly findings: readonly Finding[];
}

/** From fewer answers no difficulty is estimated. */
const LEAST_ANSWERS = 30;

/**
 * What answers say of the questions: how hard each cell is, and what is wrong with some (ADR 54). The answers are gone
 * through twice, for what is first believed of the learners goes by the declared difficulties.
 */
export async function calibrate(answers: () => Answers): Promise<Calibration> {
  const first = await goThrough(answers(), new Map());
  const believed = new Map(
    first.estimates.map((cell) => [cellKey(cell), ofQuestion(cell.difficulty)]),
  );
  const { estimates, options } = await goThrough(answers(), believed);
  return { estimates, findings: findingsIn(estimates, options.all()) };
}

/** Follows each learner as in practice, and before each answer holds it against what was believed of them. */
async function goThrough(
  answers: Answers,
  difficulties: ReadonlyMap<string, BelievedDifficulty>,
): Promise<{ readonly estimates: CellEstimate[]; readonly options: OptionTallies }> {
  const cells = new Map<string, WeighedCell>();
  const latest = new Map<string, string>();
  const options = new OptionTallies();
  let [learner, ability] = ["", UNKNOWN];
  for await (const answer of answers) {
    if (answer.learner !== learner) [learner, ability] = [answer.learner, UNKNOWN];
    const evidence = evidenceOf(answer);
    if (evidence === null) continue;
    const key = cellKey(answer);
    const { cell, believed } = cells.get(key) ?? unweighed(answer);
    const learners = cell.learners + (latest.get(key) === learner ? 0 : 1);
    cells.set(key, {
      cell: { ...cell, answers: cell.answers + 1, learners },
      believed: informedDifficulty(believed, ability, { answer, evidence }),
    });
    latest.set(key, learner);
    options.count(answer, ability);
    ability = fold(ability, { ...answer, difficulty: difficulties.get(key) });
  }
  const known = [...cells.values()].filter(({ cell }) => cell.answers >= LEAST_ANSWERS);
  return { estimates: uncontradicted(anchored(known)), options };
}

/** Where answers contradict what is declared, they count alone: it would draw the estimate to what is not so. */
function uncontradicted(estimates: readonly CellEstimate[]): CellEstimate[] {
  const contradicted = new Set(offLevels(estimates).map(cellKey));
  return estimates.map((cell) =>
    contradicted.has(cellKey(cell)) ? { ...cell, difficulty: cell.observed } : cell,
  );
}

function unweighed({ model, version, level, kind, skill }: CellAnswer): WeighedCell {
  const cell = { model, version, level, kind, skill, answers: 0, learners: 0 };
  return { cell, believed: declaredDifficulty(level) };
}
