import type { Chain } from "../../reading/read-chains.ts";

/** Forms and laws that explanations name in letters of their own, as they print them. */
const FORMS: ReadonlySet<string> = new Set([
  "y = mx + b",
  "ax^2 + bx + c = 0",
  "f(x) = a(x - h)^2 + k",
  "(x - h)^2 + (y - k)^2 = r^2",
  "x = -\\frac{b}{2a}",
]);

/** The graph of a function: `y = f(x)`. */
const GRAPH = /^[a-z] = [a-zA-Z]\([a-z]\)$/;

/** Whether a chain is a form that holds by name. */
export function isStandardForm({ sides }: Chain): boolean {
  const tex = sides.map((side) => side.tex).join(" = ");
  return FORMS.has(tex) || GRAPH.test(tex);
}
