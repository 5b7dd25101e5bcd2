import type { Misstep } from "../options/slips.ts";

const FUNCTIONS = { sin: "sine", cos: "cosine", tan: "tangent" } as const;

/**
 * The slip behind the fourth of the ratios a/c, b/c, a/b, and b/a when one of them is asked by name: beside a sine it is
 * the tangent of the other acute angle, beside a cosine the tangent, and beside a tangent the cosine of the angle.
 */
export function ratioCorner(name: keyof typeof FUNCTIONS, angle: string, other: string): Misstep {
  if (name === "sin") {
    return {
      code: "wrong-triangle-side",
      deed: `finding the tangent of the other acute angle, angle $${other}$,`,
    };
  }
  const found = name === "cos" ? "tangent" : "cosine";
  return {
    code: "wrong-triangle-side",
    deed: `finding the ${found} of angle $${angle}$ instead of its ${FUNCTIONS[name]}`,
  };
}
