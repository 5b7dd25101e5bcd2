import type { SteadyStartScenario } from "@sat/content/scenarios/steady-starts";

/** What the letters stand for, as the facts tell it. */
export function lettersTold({ x, xUnit, y, yUnit }: SteadyStartScenario): string[] {
  return [`$x$ is the ${x}, in ${xUnit}`, `$y$ is the predicted ${y}, in ${yUnit}`];
}

function story(scenario: SteadyStartScenario, equation: string, sample: string): string {
  const { x, xUnit, y, yUnit } = scenario;
  return `${sample} has the equation $${equation}$, where $x$ is the ${x}, in ${xUnit}, and $y$ is the predicted ${y}, in ${yUnit}.`;
}

/** The long form: first how the data came about. */
export function longStory(scenario: SteadyStartScenario, equation: string): string {
  return `${scenario.gathered} ${story(scenario, equation, "The line of best fit for the data")}`;
}

export function shortStory(scenario: SteadyStartScenario, equation: string): string {
  return story(
    scenario,
    equation,
    `For data from a sample of ${scenario.things}, the line of best fit`,
  );
}
