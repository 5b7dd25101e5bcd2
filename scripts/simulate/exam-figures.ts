import { EXAM_SECTIONS, type ExamSection } from "@sat/item";
import {
  type Route,
  type SectionScore,
  sectionScore,
  type TestScore,
  totalScore,
} from "@sat/learner";
import { Chance } from "./chance.ts";
import { type Paper, satOf } from "./exam-form.ts";
import { costOfRoute } from "./exam-routing.ts";
import { type ExamWorld, sit } from "./exam-taker.ts";
import { Mean, RootMeanSquare } from "./measures.ts";

/** Points of a section's score to a logit. */
const POINTS = 115;

/**
 * The true scores of a section that are simulated. They lie between the scale's tens, and so do totals of two: of one that
 * lies on a ten, a range that ends there would hold more than its share.
 */
const TRUE_SCORES = [202.5, ...Array.from({ length: 30 }, (_, step) => 212.5 + 20 * step)];

export const EXAM_WORLDS = {
  calibrated: {
    title: "levels known",
    isCalibrated: true,
    shared: { level: 0, luck: 0, slope: 0 },
  },
  declared: {
    title: "levels off together",
    isCalibrated: false,
    shared: { level: 0.2, luck: 0.03, slope: 0.1 },
  },
} satisfies Record<string, ExamWorld>;

/** What the scores of all takers of one true score came to, in points: of a section, or of the total. */
export interface ScoreFigures {
  readonly world: string;
  readonly of: ExamSection | "Total";
  /** Of a section; for a total, both sections are as good. */
  readonly truth: number;
  readonly bias: number;
  /** Root of the mean squared error. */
  readonly error: number;
  /** Share of ranges that hold the true score, and their mean width. */
  readonly held: number;
  readonly width: number;
  /** Share led to the harder route, and to one on which scores err by over five points more; none of a total. */
  readonly led: { readonly harder: number; readonly misled: number } | null;
}

/** A route that errs by more than this many points more than the other one is the wrong one. */
const DEAR = 5;

class Tally {
  readonly #truth: number;
  readonly #bias = new Mean();
  readonly #error = new RootMeanSquare();
  readonly #held = new Mean();
  readonly #width = new Mean();
  readonly #harder = new Mean();
  readonly #misled = new Mean();

  constructor(truth: number) {
    this.#truth = truth;
  }

  add({ estimate, low, high }: TestScore): void {
    this.#bias.add(estimate - this.#truth);
    this.#error.add(estimate - this.#truth);
    this.#held.add(Number(low <= this.#truth && this.#truth <= high));
    this.#width.add(high - low);
  }

  lead(route: Route, cost: number): void {
    this.#harder.add(Number(route === "harder"));
    this.#misled.add(Number(cost > DEAR));
  }

  get figures() {
    return {
      bias: this.#bias.value,
      error: this.#error.value,
      held: this.#held.value,
      width: this.#width.value,
    };
  }

  get led() {
    return { harder: this.#harder.value, misled: this.#misled.value };
  }
}

interface Run {
  /** Of each true score: 750 make 10,000 on each route. */
  readonly takers: number;
  readonly seed: number;
  readonly truths?: readonly number[];
}

export function examFigures(run: Run): ScoreFigures[] {
  return Object.values(EXAM_WORLDS).flatMap((world) => examIn(world, run));
}

export function examIn(world: ExamWorld, { takers, seed, truths = TRUE_SCORES }: Run) {
  const scores = scoresIn(world);
  return truths.flatMap((truth): ScoreFigures[] => {
    const chance = new Chance(seed * 100_003 + truth);
    const sections = EXAM_SECTIONS.map((section) => ({ section, tally: new Tally(truth) }));
    const total = new Tally(2 * truth);
    for (let taker = 0; taker < takers; taker++) {
      const told = sections.map(({ section, tally }) => {
        const paper = sit(section, (truth - 500) / POINTS, { world, chance });
        const score = scores(section, paper);
        tally.add(score);
        tally.lead(paper.route, costOfRoute(section, paper.route, truth));
        return score;
      });
      const [one, other] = told;
      if (one !== undefined && other !== undefined) total.add(totalScore(one, other));
    }
    const which = { world: world.title, truth };
    return [
      ...sections.map(({ section, tally: { figures, led } }) => ({
        ...which,
        of: section,
        ...figures,
        led,
      })),
      { ...which, of: "Total", ...total.figures, led: null },
    ];
  });
}

/** Scores papers, alike ones once. */
function scoresIn(world: ExamWorld): (section: ExamSection, paper: Paper) => SectionScore {
  const known = new Map<string, SectionScore>();
  return (section, paper) => {
    const key = `${section}/${paper.route}/${paper.rights.join()}`;
    const score = known.get(key) ?? sectionScore(satOf(section, paper, world.isCalibrated));
    if (score === null) throw new Error("a whole section has a score");
    known.set(key, score);
    return score;
  };
}

/** Of these true scores the table tells. */
const SHOWN = [202.5, 252.5, 292.5, 392.5, 492.5, 592.5, 692.5, 732.5, 752.5, 772.5, 792.5];

/** The figures as a table for a screen. */
export function examTable(figures: readonly ScoreFigures[]): object[] {
  return figures
    .filter(({ truth }) => SHOWN.includes(truth))
    .map(({ world, of, truth, bias, error, held, width, led }) => ({
      world,
      of,
      "true, a section": truth,
      bias: bias.toFixed(0),
      error: error.toFixed(0),
      "% in it": (100 * held).toFixed(1),
      width: width.toFixed(0),
      "% harder": led === null ? "" : (100 * led.harder).toFixed(0),
    }));
}
