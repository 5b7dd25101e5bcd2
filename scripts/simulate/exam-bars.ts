import { EXAM_SECTIONS } from "@sat/item";
import { atLeast, atMost, type Bar } from "../bench/bar.ts";
import { rounded } from "../lib/numbers.ts";
import { EXAM_WORLDS, type ScoreFigures } from "./exam-figures.ts";

/** True scores of a section that are held to a bar: beyond, the scale's ends cut ranges off. */
const BARRED = { least: 300, most: 780 };
/** Above this, the scale's end takes more off what is too high than ten points. */
const UNCUT = 760;
/** The share of ranges that are to hold the truth: nine tenths, give or take what whole questions leave no choice of. */
const HELD = { least: 0.88, most: 0.92 };

/** What scores of tests are held to, the same for every run. */
export function examBars(figures: readonly ScoreFigures[]): Bar[] {
  return [
    ...EXAM_SECTIONS.flatMap((section) => {
      const own = within(figures, EXAM_WORLDS.calibrated.title, section);
      const bias = (most: number) =>
        Math.max(...own.filter(({ truth }) => truth <= most).map((each) => Math.abs(each.bias)));
      return [
        atMost(10, `${section}: bias from ${BARRED.least} to ${UNCUT}`, rounded(bias(UNCUT))),
        atMost(15, `${section}: bias to ${BARRED.most}`, rounded(bias(BARRED.most))),
        atLeast(
          0.98,
          `${section}: led right, or at little cost`,
          rounded(ledWell(figures, section)),
        ),
      ];
    }),
    ...Object.values(EXAM_WORLDS).flatMap(({ title }) =>
      [...EXAM_SECTIONS, "Total" as const].flatMap((of) => {
        const held = heldByHundreds(within(figures, title, of));
        return [
          atLeast(
            HELD.least,
            `${title}, ${of}: hold the truth, at least`,
            rounded(Math.min(...held)),
          ),
          atMost(HELD.most, `${title}, ${of}: hold the truth, at most`, rounded(Math.max(...held))),
        ];
      }),
    ),
  ];
}

/** The share of ranges that hold the true score, hundred by hundred of these: of each alone, chance would move it more. */
function heldByHundreds(figures: readonly ScoreFigures[]): number[] {
  const byHundred = Map.groupBy(figures, ({ truth }) => Math.floor(truth / 100));
  return [...byHundred.values()].map(
    (all) => all.reduce((sum, { held }) => sum + held, 0) / all.length,
  );
}

function within(figures: readonly ScoreFigures[], world: string, of: ScoreFigures["of"]) {
  return figures
    .filter((each) => each.world === world && each.of === of)
    .filter(({ truth }) => truth >= BARRED.least && truth <= BARRED.most);
}

/** The share of all takers, whose scores are normal about the middle, that no route has cost more than a little. */
function ledWell(figures: readonly ScoreFigures[], section: ScoreFigures["of"]): number {
  const own = figures.filter(
    ({ world, of }) => world === EXAM_WORLDS.calibrated.title && of === section,
  );
  const weigh = ({ truth }: ScoreFigures) => Math.exp(-(((truth - 500) / 115) ** 2) / 2);
  const all = own.reduce((sum, each) => sum + weigh(each), 0);
  return 1 - own.reduce((sum, each) => sum + weigh(each) * (each.led?.misled ?? 0), 0) / all;
}
