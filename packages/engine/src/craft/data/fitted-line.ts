import type { SteadyStartScenario } from "@sat/content/scenarios/steady-starts";

/** What the letters stand for, as the facts tell it. */
export function lettersTold({ x, xUnit, y, yUnit }: SteadyStartScenario): string[] {
  return [`$x$ is the ${x}, in ${xUnit}`, `$y$ is the predicted ${y}, in ${yUnit}`];
}

/** "For a sample of lambs, the line of best fit has the equation …" */
export function fittedStory(scenario: SteadyStartScenario, equation: string): string {
  const { things, x, xUnit, y, yUnit } = scenario;
  return `For a sample of ${things}, the line of best fit has the equation $${equation}$, where $x$ is the ${x}, in ${xUnit}, and $y$ is the predicted ${y}, in ${yUnit}.`;
}
