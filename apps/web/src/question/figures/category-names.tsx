import { Label, LabelLines } from "./label.tsx";
import {
  type LabelRun,
  labelRuns,
  labelSize,
  LINE_HEIGHT,
  TICK_SIZE,
  wrapped,
} from "./label-runs.ts";

const LINE = TICK_SIZE * LINE_HEIGHT;
/** Turn of names that do not fit side by side, in degrees, and its sine. */
const TURN = -60;
const RISE = 0.866;
const GAP = 6;

/** The height the names of categories need under bands of a width. */
export function nameRoom(names: readonly string[], band: number): number {
  const lines = level(names, band);
  if (lines !== undefined) return Math.max(...lines.map((each) => each.length)) * LINE;
  return Math.max(...names.map((name) => typeWidth(labelRuns(name)))) * RISE + LINE;
}

/** The names side by side in lines; undefined when a word is wider than its band. */
function level(names: readonly string[], band: number): LabelRun[][][] | undefined {
  const lines = names.map((name) => wrapped(labelRuns(name), band - GAP, TICK_SIZE));
  const fits = lines.flat().every((line) => typeWidth(line) <= band);
  return fits ? lines : undefined;
}

function typeWidth(runs: readonly LabelRun[]): number {
  return labelSize(runs, TICK_SIZE).width;
}

interface NamesProps {
  readonly names: readonly string[];
  readonly band: number;
  readonly left: number;
  readonly top: number;
}

/** Names under their bands: level where every word fits, else all turned alike. */
export function CategoryNames({ names, band, left, top }: NamesProps) {
  const lines = level(names, band);
  return names.map((name, at) => {
    const middle = { x: left + (at + 0.5) * band, y: top + GAP + LINE / 2 };
    return lines === undefined ? (
      <Label
        key={name}
        at={middle}
        runs={labelRuns(name)}
        anchor="end"
        type={TICK_SIZE}
        turn={TURN}
      />
    ) : (
      <LabelLines key={name} lines={lines[at] ?? []} at={middle} type={TICK_SIZE} />
    );
  });
}
