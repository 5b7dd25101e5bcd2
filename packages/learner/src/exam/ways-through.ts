import type { Asked } from "../answer.ts";
import { chanceOn, curveAt, curveOf } from "./curve.ts";
import { rightsForHarder } from "./route-after.ts";
import { answersOf, type SatSection } from "./sat-section.ts";
import type { FormQuestion } from "./shared-error.ts";
import type { Counted } from "./sums.ts";
import { correction, warmEstimate } from "./warm-estimate.ts";

/** One way through a form. */
export interface Way {
  /** From how many misses in the first module it is taken, and below how many. */
  readonly from: number;
  readonly below: number;
  readonly second: readonly FormQuestion[];
  /** What whoever comes out on it as the paper does has lost. */
  readonly lost: number;
}

/** A form's first module, and the ways on. */
interface Form {
  readonly first: readonly FormQuestion[];
  readonly ways: readonly Way[];
}

/** What the heaviest miss counts. Finer whole numbers move a score by a point, and take longer. */
const HEAVIEST = 12;

/** The form of a paper. A miss counts what it weighs at the paper's estimate. */
export function waysThrough(sat: SatSection): Form {
  const { second } = sat;
  const estimate = warmEstimate(answersOf(sat));
  const asked: readonly Asked[] = [...answersOf(sat), ...(second?.otherwise ?? [])];
  const weights = asked.map((each) => curveAt(curveOf(each), estimate).weight);
  const scale = HEAVIEST / Math.max(...weights);
  const count = (each: Asked): FormQuestion => {
    const curve = curveOf(each);
    const counts = Math.round(scale * curveAt(curve, estimate).weight);
    return { curve, counts, declared: each.difficulty === undefined ? each.level : undefined };
  };

  const first = sat.first.map(count);
  const misses = answersOf(sat).filter(({ right }) => !right);
  const lost = misses.reduce((sum, each) => sum + count(each).counts, 0);
  if (second === undefined) return { first, ways: [{ from: 0, below: 1, second: [], lost }] };

  const [taken, otherwise] = [second.answers.map(count), second.otherwise.map(count)];
  const expected = (questions: readonly Counted[]) => lossExpected(questions, estimate, scale);
  const more = expected([...first, ...otherwise]) - expected([...first, ...taken]);
  const tooMany = first.length - rightsForHarder(sat.section, first.length) + 1;
  const [harder, easier] = [
    { from: 0, below: tooMany },
    { from: tooMany, below: tooMany + 1 },
  ];
  const [own, other] = second.route === "harder" ? [harder, easier] : [easier, harder];
  return {
    first,
    ways: [
      { ...own, second: taken, lost },
      { ...other, second: otherwise, lost: lost + more },
    ],
  };
}

/** What a paper on these questions has lost whose estimate is this very one. */
function lossExpected(questions: readonly Counted[], estimate: number, scale: number): number {
  const curves = questions.map(({ curve }) => curve);
  return questions.reduce(
    (sum, { curve, counts }) => sum + counts * (1 - chanceOn(curve, estimate)),
    scale * correction(curves, estimate),
  );
}
