import type { Finding } from "../../facts/evidence.ts";
import { uncapitalized } from "../../language/noun.ts";
import type { Chance } from "../../random/chance.ts";

/** Two or three findings as prose: two share a sentence, and any third has one of its own, before them or after. */
export function connected(findings: readonly Finding[], dress: Chance): string {
  const [a, b, c] = findings;
  if (a === undefined || b === undefined) throw new RangeError("there are two findings at least");
  if (c === undefined) return joined(a, b, dress);
  return dress.flip() ? `${joined(a, b, dress)} ${c.text}` : `${a.text} ${joined(b, c, dress)}`;
}

/** Two findings in one sentence. */
function joined(first: Finding, second: Finding, dress: Chance): string {
  const start = first.text.slice(0, -1);
  const rest = uncapitalized(second.text);
  if (first.effect !== second.effect) return `${start}, ${dress.pick(["but", "whereas"])} ${rest}`;
  return /,/.test(first.text + second.text) ? `${start}; and ${rest}` : `${start}, and ${rest}`;
}
