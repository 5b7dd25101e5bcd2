import { decays, fastGrowth, rises } from "@sat/content/scenarios/fast-growth";
import { type GrowthScenario, type Span, slowGrowth } from "@sat/content/scenarios/growth";
import type { Chance } from "../../random/chance.ts";

/** The amounts that may change in this direction; those of fast changes alone. */
export function growthsFor(isRising: boolean): readonly GrowthScenario[] {
  return [...slowGrowth, ...fastGrowthsFor(isRising)];
}

export function fastGrowthsFor(isRising: boolean): readonly GrowthScenario[] {
  return [...fastGrowth, ...(isRising ? rises : decays)];
}

/** Each pair of units of each such amount. */
export function spansFor(isRising: boolean): readonly SpannedGrowth[] {
  return growthsFor(isRising).flatMap((scenario) =>
    scenario.spans.map((span) => ({ scenario, span })),
  );
}

interface SpannedGrowth {
  readonly scenario: GrowthScenario;
  readonly span: Span;
}

/** A percent with one decimal place, up to the most that is plausible. */
export function percentUpTo(chance: Chance, most: number): number {
  return chance.int(Math.ceil(Math.min(10, 4 * most)), Math.floor(10 * most)) / 10;
}

/** The thing as a model introduces it, with what it is measured in. */
export function introduced({ subject, measure }: GrowthScenario): string {
  return measure === undefined ? subject : subject.replace(" of ", `, in ${measure}, of `);
}

/** The same in telegram style. */
export function introducedTold({ subject, measure = "" }: GrowthScenario): string {
  return subject.replace(" of ", ` ${measure} of `);
}

/** The thing as a function models it: "the mass of the algae, in grams,". */
export function modeled({ thing, measure }: GrowthScenario): string {
  return measure === undefined ? thing : `${thing}, in ${measure},`;
}

/** The same in telegram style. */
export function modeledTold({ thing, measure = "" }: GrowthScenario): string {
  return `${thing} ${measure}`;
}

/** An amount with its measure: "\\$400", "80 grams", "2000". */
export function amountTold({ measure = "" }: GrowthScenario, amount: number): string {
  return measure === "dollars" ? `\\$${amount}` : `${amount} ${measure}`;
}

/** A starting amount that suits the scenario. */
export function startingAmount(chance: Chance, { from, to, round }: GrowthScenario): number {
  return round * chance.int(Math.ceil(from / round), Math.floor(to / round));
}
