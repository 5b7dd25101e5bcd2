import { atLeast, atMost, type Bar } from "../bench/bar.ts";
import { rounded } from "../lib/numbers.ts";
import { follow, STAGES } from "./follow.ts";
import { type World, WORLDS } from "./world.ts";

/** Points of a section's score to a logit. */
const POINTS = 115;

/** Of the ranges of sections' scores: shares that are told, and of those that hold the true score; their mean width. */
interface RangeFigures {
  readonly told: number;
  readonly held: number;
  readonly width: number;
}

/** What the estimates of one world are worth at one stage. */
interface StageFigures {
  readonly answers: number;
  /** Root of the mean squared error of a skill's ability, in logits. */
  readonly error: number;
  /** Shares by which it is less than Elo's. */
  readonly underPerSkill: number;
  readonly underAllAndSkill: number;
  /** Share of true abilities inside intervals of nine tenths. */
  readonly covered: number;
  /** Mean error, in logits. */
  readonly bias: number;
  readonly ranges: RangeFigures;
}

export interface WorldFigures {
  readonly title: string;
  readonly isForeseen: boolean;
  readonly stages: readonly StageFigures[];
  readonly calibrationError: number;
  /** The same of the weakest third of learners. */
  readonly calibrationErrorOfWeakest: number;
}

/** Every world's figures. */
export function abilityFigures(learners: number, seed: number): WorldFigures[] {
  return Object.values(WORLDS).map((world) => figuresOf(world, learners, seed));
}

export function figuresOf(world: World, learners: number, seed: number): WorldFigures {
  const { stages, calibration, weakest } = follow(world, learners, seed);
  return {
    title: world.title,
    isForeseen: world.isForeseen,
    stages: [...stages].map(([answers, { filter, perSkill, allAndSkill, ...stage }]) => ({
      answers,
      error: filter.value,
      underPerSkill: 1 - filter.value / perSkill.value,
      underAllAndSkill: 1 - filter.value / allAndSkill.value,
      covered: stage.covered.value,
      bias: stage.bias.value,
      ranges: { told: stage.told.value, held: stage.held.value, width: stage.width.value },
    })),
    calibrationError: calibration.value,
    calibrationErrorOfWeakest: weakest.value,
  };
}

/** What the figures are held to, the same for every run. */
export function abilityBars(worlds: readonly WorldFigures[]): Bar[] {
  return worlds.flatMap((world) => [
    ...world.stages.flatMap((stage) => stageBars(world, stage)),
    atMost(0.03, `${world.title}: calibration error`, rounded(world.calibrationError)),
    atMost(
      0.04,
      `${world.title}: calibration error, weakest third`,
      rounded(world.calibrationErrorOfWeakest),
    ),
  ]);
}

function stageBars({ title, isForeseen }: WorldFigures, stage: StageFigures): Bar[] {
  const at = `${title}, ${stage.answers} answers`;
  const bars = [
    atLeast(isForeseen ? 0.88 : 0.78, `${at}: covered`, rounded(stage.covered)),
    atLeast(-0.1, `${at}: under Elo of all and skill`, rounded(stage.underAllAndSkill)),
  ];
  if (isForeseen || title === WORLDS.uncalibrated.title) {
    bars.push(atLeast(0.88, `${at}: scores in their ranges`, rounded(stage.ranges.held)));
  }
  // Later, growth decides, and each world has its own.
  if (title !== WORLDS.base.title || stage.answers > STAGES[1]) return bars;
  return [
    ...bars,
    atLeast(0.2, `${at}: under Elo per skill`, rounded(stage.underPerSkill)),
    atLeast(0.03, `${at}: well under Elo of all and skill`, rounded(stage.underAllAndSkill)),
  ];
}

/** The figures as a table for a screen, each cell by stage. */
export function abilityTable(worlds: readonly WorldFigures[]): Record<string, object> {
  const rows = worlds.map(({ title, stages, calibrationError }) => {
    const each = (print: (stage: StageFigures) => string) => stages.map(print).join(" ");
    const percent = (share: number) => String(Math.round(100 * share));
    return [
      title,
      {
        error: each(({ error }) => error.toFixed(3)),
        "% under Elo, skill": each(({ underPerSkill }) => percent(underPerSkill)),
        "all + skill": each(({ underAllAndSkill }) => percent(underAllAndSkill)),
        "% covered": each(({ covered }) => percent(covered)),
        "bias, points": each(({ bias }) => (POINTS * bias).toFixed(0)),
        "% told": each(({ ranges }) => percent(ranges.told)),
        "% in range": each(({ ranges }) => percent(ranges.held)),
        width: each(({ ranges }) => ranges.width.toFixed(0)),
        calibration: calibrationError.toFixed(3),
      },
    ] as const;
  });
  return Object.fromEntries(rows);
}
