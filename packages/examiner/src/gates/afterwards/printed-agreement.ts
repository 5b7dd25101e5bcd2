import { type Num, compareNums, divide, fromInteger } from "../../exact/num.ts";
import type { Link, Side } from "../../reading/read-chains.ts";
import { HOLDS } from "../../solving/evaluate.ts";

const HUNDRED = fromInteger(100);

/** Whether two sides with these values may stand on the two sides of the link, as they are printed. */
export function agreesInPrint(
  [left, right]: readonly [Num, Num],
  link: Link,
  [leftSide, rightSide]: readonly [Side, Side],
): boolean {
  return readingsOf(left, leftSide).some((a) =>
    readingsOf(right, rightSide).some((b) =>
      link === "≈" ? isRounded(a, b, rightSide.tex) : HOLDS[link](compareNums(a, b)),
    ),
  );
}

/** A percent stands for its number and for a hundredth of it; `0.4 \cdot 100 = 40\%` and `\frac{2}{5} = 40\%` are both print. */
function readingsOf(value: Num, { tex }: Side): readonly Num[] {
  return tex.includes("\\%") ? [value, divide(value, HUNDRED)] : [value];
}

/** Whether the second number is the first, rounded to the last digit that it shows. */
function isRounded(exact: Num, shown: Num, tex: string): boolean {
  const places = /\.(\d+)/.exec(tex)?.[1]?.length ?? 0;
  return Math.abs(exact.real - shown.real) < 0.5 / 10 ** places + Number.EPSILON;
}
