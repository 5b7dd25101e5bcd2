import type { Curve } from "./curves-in.ts";
import type { Found } from "./interest.ts";
import { rootsOf } from "./roots.ts";
import { turnsOf } from "./turns.ts";
import { rangeOf, type View } from "../curves/view.ts";

type Points = Generator<void, readonly Found[]>;

/** Where one curve meets the axes and turns. */
export function* ownPoints(curve: Curve, view: View): Points {
  if (curve.kind === "implicit") return yield* interceptsOf(curve.difference, view);
  return curve.along === "x"
    ? yield* ofFunctionOfX(curve.at, view)
    : yield* ofFunctionOfY(curve.at, view);
}

function* ofFunctionOfX(at: (x: number) => number, view: View): Points {
  const range = rangeOf(view, "x");
  const { roots } = yield* rootsOf(at, range);
  const turns = yield* turnsOf(at, range);
  return [
    ...roots.map((x): Found => ({ kind: "zero", x, y: 0 })),
    ...turns.map(({ kind, u, v }): Found => ({ kind, x: u, y: v })),
    { kind: "y-intercept", x: 0, y: at(0) },
  ];
}

function* ofFunctionOfY(at: (y: number) => number, view: View): Points {
  const { roots } = yield* rootsOf(at, rangeOf(view, "y"));
  return [
    { kind: "zero", x: at(0), y: 0 },
    ...roots.map((y): Found => ({ kind: "y-intercept", x: 0, y })),
  ];
}

function* interceptsOf(difference: (x: number, y: number) => number, view: View): Points {
  const across = yield* rootsOf((x) => difference(x, 0), rangeOf(view, "x"));
  const up = yield* rootsOf((y) => difference(0, y), rangeOf(view, "y"));
  return [
    ...across.roots.map((x): Found => ({ kind: "zero", x, y: 0 })),
    ...up.roots.map((y): Found => ({ kind: "y-intercept", x: 0, y })),
  ];
}
