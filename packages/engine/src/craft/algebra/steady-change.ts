import type { Chance } from "../../random/chance.ts";
import {
  type SteadyChange,
  amountAtFirst,
  measured,
  steadyChanges,
} from "../scenarios/steady-changes.ts";

/** What happens to an amount: it rises or falls from a start by so much in each unit of time. */
export interface Change {
  readonly scenario: SteadyChange;
  readonly start: number;
  readonly rises: boolean;
  readonly rate: number;
}

export function drawChange(chance: Chance): Change {
  const scenario = chance.pick(steadyChanges);
  const start = amountAtFirst(chance, scenario);
  return { scenario, start, rises: chance.flip(), rate: chance.int(2, scenario.fastest) };
}

/** "Water flows into a tank at a constant rate", without a full stop. */
export function happens({ scenario, rises }: Pick<Change, "scenario" | "rises">): string {
  return rises ? scenario.rising : scenario.falling;
}

/** What happens, and what a model gives: "the function $f$". */
export function modelTold(change: Pick<Change, "scenario" | "rises">, model: string): string {
  const { unit, since } = change.scenario;
  return `${happens(change)}, and ${model} gives ${measured(change.scenario)} $x$ ${unit}s after ${since}.`;
}

/** The rate, negative when the amount falls. */
export function signedRate({ rises, rate }: Pick<Change, "rises" | "rate">): number {
  return rises ? rate : -rate;
}
