import type { Chance } from "../../random/chance.ts";
import {
  type GroupedBarsScenario,
  groupedBarsScenarios,
} from "@sat/content/scenarios/grouped-bars";
import { settingOf } from "../wording/setting.ts";

/** A bar graph of two groups. */
export interface Bars {
  readonly scenario: GroupedBarsScenario;
  readonly step: number;
  /** The values of either group by category. */
  readonly values: readonly [readonly number[], readonly number[]];
}

/** Years and weeks in the names of the bars, which only tell them apart. */
export function barNumbers({
  shows,
  groups,
}: GroupedBarsScenario): Readonly<Record<string, string>> {
  return settingOf("It names bars of the graph.", shows, ...groups);
}

/** Bars that end on grid lines, from 2 to 10 of them high. */
export function drawnBars(chance: Chance): Bars {
  const scenario = chance.pick(groupedBarsScenarios);
  const step = chance.pick(scenario.steps);
  const heights = () => scenario.categories.map(() => step * chance.int(2, 10));
  return { scenario, step, values: [heights(), heights()] };
}
