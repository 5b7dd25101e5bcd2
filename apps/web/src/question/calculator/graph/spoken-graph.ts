import { sayValue, type View } from "@sat/calculator";

/** The window in words: from where to where each axis goes. */
export function spokenLimits({ left, right, bottom, top }: View): string {
  return `x from ${round(left)} to ${round(right)}, y from ${round(bottom)} to ${round(top)}`;
}

/** What the graph shows, in words. */
export function spokenGraph(statements: readonly string[], points: number, view: View): string {
  const curves = statements.length === 0 ? "Empty graph" : `Graph of ${statements.join("; ")}`;
  const found = points === 1 ? " 1 point listed." : points > 1 ? ` ${points} points listed.` : "";
  return `${curves}. ${spokenLimits(view)}.${found}`;
}

/** Three digits are enough to know where one is. */
function round(value: number): string {
  return sayValue(Number(value.toPrecision(3)));
}
