import { type LeftoverScenario, leftoverScenarios } from "@sat/content/scenarios/leftovers";
import { onGrid } from "../../../craft/draws/grid.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { wholeSlips } from "../../../craft/options/shows.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type Operand, equation, expression, sum, times } from "../../../math/expression.ts";
import { grouped } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether some is added, not taken, the halving comes first, and there are three rounds, not two. */
type Fork = "adds" | "halvesFirst" | "three";

interface Rounds {
  readonly scenario: LeftoverScenario;
  readonly change: number;
  readonly end: number;
  readonly ways: Ways<Fork>;
}

/** The amount before a round. */
function beforeRound({ change }: Rounds, { adds, halvesFirst }: Ways<Fork>, after: Operand) {
  const back = adds ? -change : change;
  return halvesFirst ? times(2, sum(after, back)) : sum(times(2, after), back);
}

function workAt(drawn: Rounds, ways: Ways<Fork>) {
  let amount: Operand = drawn.end;
  for (let round = 0; round < (ways.three ? 3 : 2); round++)
    amount = beforeRound(drawn, ways, amount);
  return expression(amount);
}

function slipsOf(drawn: Rounds): PoolSlip[] {
  const { change, end, ways } = drawn;
  const { adds, halvesFirst, three } = ways;
  const [undo, redo] = adds ? ["subtracting", "adding"] : ["adding", "subtracting"];
  const back = adds ? -change : change;
  const rounds = three ? 3 : 2;
  return wholeSlips([
    [
      workAt(drawn, mistaken<Fork>(ways, "adds")),
      { code: "opposite-operation", deed: `${redo} $${change}$ instead of ${undo} it`, step: 1 },
    ],
    [
      workAt(drawn, mistaken<Fork>(ways, "halvesFirst")),
      {
        code: "order-of-steps",
        deed: halvesFirst
          ? `doubling before ${undo} $${change}$`
          : `${undo} $${change}$ before doubling`,
        isClassic: true,
        step: 1,
      },
    ],
    [
      workAt(drawn, mistaken<Fork>(ways, "three")),
      three
        ? { code: "stopped-early", deed: "undoing only two of the three rounds", step: 2 }
        : { code: "off-by-one", deed: "undoing three rounds instead of two", step: 2 },
    ],
    [
      times(2 ** rounds, end),
      { code: "term-left-out", deed: `leaving out the change by $${change}$`, step: 1 },
    ],
    [
      sum(times(2 ** rounds, end), back),
      { code: "stopped-early", deed: `${undo} $${change}$ only once`, step: 1 },
    ],
  ]);
}

function stepsOf(drawn: Rounds) {
  const { change, end, ways } = drawn;
  const names = ways.three ? ["last", "second", "first"] : ["second", "first"];
  const shift = ways.adds ? `subtract $${change}$` : `add $${change}$`;
  const order = ways.halvesFirst ? `${shift} and then double` : `double and then ${shift}`;
  let after: Operand = end;
  return names.map((name, place) => {
    const work = beforeRound(drawn, ways, after);
    after = workOut(work);
    const deed =
      place === 0 ? `To undo the ${name} round, ${order}.` : `Undo the ${name} round the same way.`;
    return stepTo(deed, equation(work, after));
  });
}

function toldOf({ scenario, change, end, ways }: Rounds) {
  const { each, halves, adds, takes, left } = scenario;
  const other = (ways.adds ? adds : takes)(`${change}`);
  const [one, two] = ways.halvesFirst ? [halves, other] : [other, halves];
  return { rounds: each(ways.three ? "three" : "two"), one, two, left: left(grouped(end)) };
}

/** The amount at the start of a chain of equal rounds. */
const fromTheEnd = poolLevel<Rounds>({
  space: 120_000,
  steps: 5,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(leftoverScenarios);
    const drawn: Rounds = {
      scenario,
      change: onGrid(chance, scenario.change).num,
      end: onGrid(chance, scenario.rest).num,
      ways: drawWays(chance, "adds", "halvesFirst", "three"),
    };
    const { change, end } = drawn;
    chance.require(end > change && change > 0.1 * end, "a change too small or too great");
    return drawn;
  },
  key: (drawn) => numeral(workOut(workAt(drawn, drawn.ways))),
  slips: slipsOf,
  word: (drawn) => {
    const { scenario, change, end, ways } = drawn;
    const { rounds, one, two, left } = toldOf(drawn);
    return {
      question: `${rounds}, first ${one}, and then ${two}. ${scenario.end}, ${left}. How many ${scenario.asked}?`,
      why: `Going forward from it, ${ways.three ? "three" : "two"} rounds lead to ${grouped(end)}.`,
      opening: "Work backward from the end, and undo the last step of each round first.",
      steps: stepsOf(drawn),
      hint: `The last step left ${grouped(end)}. How many were there just before it, and just before the step with ${change}?`,
      tip: "To check, go forward from your answer one step at a time.",
      archetype: "QA23",
    };
  },
  facts: (drawn) => {
    const { scenario, change, end, ways } = drawn;
    const { rounds, one, two, left } = toldOf(drawn);
    const names = ["a", "b", "c", "d"].slice(0, ways.three ? 4 : 3);
    const sign = ways.adds ? "+" : "-";
    const relations = names.slice(1).map((name, place) => {
      const earlier = names[place] ?? "a";
      return ways.halvesFirst
        ? `${name} = ${earlier}/2 ${sign} ${change}`
        : `${name} = (${earlier} ${sign} ${change})/2`;
    });
    return {
      kind: "value",
      given: [...relations, `${names.at(-1)} = ${end}`],
      ask: "a",
      told: [rounds, "first", one, two, scenario.end, left, `how many ${scenario.asked}`],
    };
  },
});

/** How much there was at the start, from the end of a chain of halvings and changes. */
export const amountAtTheStart = defineLevels({
  id: "amount-at-the-start",
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA23"],
  optionDesign: "pool",
  Hard: fromTheEnd,
});
