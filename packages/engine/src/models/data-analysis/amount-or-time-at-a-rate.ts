import { defineLevels, level } from "../../craft/levels.ts";
import { numeral } from "../../craft/option.ts";
import { type MachineScenario, machineScenarios } from "../../craft/scenarios/steady-rates.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "../../craft/siblings.ts";
import { allFit } from "../../craft/story.ts";
import { capitalized } from "../../language/noun.ts";
import { grouped, tex } from "../../math/print.ts";
import { type Rational, lcm, multiply, rational } from "../../math/rational.ts";

interface Machines {
  readonly scenario: MachineScenario;
  /** Things in one unit of time, and the units of time that are told of. */
  readonly rates: readonly [number, number];
  readonly times: readonly [number, number];
  readonly n: number;
}

/** The twists: things are asked, not time; the first machine is asked about. */
function result({ rates: [one, other], n }: Machines, { first, second }: Twists): Rational {
  const rate = rational(second ? one : other);
  return multiply(n, first ? rate : rational(rate.den, rate.num));
}

/** Two machines at steady rates: how many things one makes in a time, or how long it takes for some. */
const twoMachines = level({
  space: 500_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(machineScenarios);
    const rates = [chance.int(3, scenario.fastest), chance.int(3, scenario.fastest)] as const;
    chance.require(rates[0] !== rates[1], "rates alike");
    const [one, other] = [chance.int(2, 9), chance.int(2, 9)];
    const unit = lcm(...rates);
    const machines: Machines = {
      scenario,
      rates,
      times: [one, other],
      n: unit * chance.int(1, Math.max(1, Math.floor(480 / unit))),
    };
    const results = siblingAnswers((at) => result(machines, at));
    chance.require(allFit(results, { least: 2, most: 12_000 }), "results alike or too great");
    return { machines, at: twists(chance) };
  },
  build: ({ machines, at }) => {
    const { scenario, rates, times, n } = machines;
    const { first, second, things, minutes } = scenario;
    const told = (name: string, which: 0 | 1) =>
      `${capitalized(name)} ${scenario.does} ${grouped(rates[which] * times[which])} ${things} in ${times[which]} ${minutes}.`;
    const [name, otherName] = at.second ? [first, second] : [second, first];
    const which = at.second ? 0 : 1;
    const [rate, time] = [rates[which], times[which]];
    const key = result(machines, at);
    const ask = at.first
      ? `how many ${things} does ${name} ${scenario.do} in ${n} ${minutes}`
      : `how many ${minutes} does ${name} take to ${scenario.do} ${n} ${things}`;
    return {
      question: `${told(first, 0)} ${told(second, 1)} At these rates, ${ask}?`,
      options: siblingOptions({
        at,
        answer: (each) => result(machines, each),
        show: numeral,
        why: `${capitalized(name)} ${scenario.does} ${rate} ${things} in each of the ${minutes}.`,
        slips: [
          {
            code: "M-INV",
            deed: at.first
              ? `dividing $${n}$ by the rate instead of multiplying by it`
              : `multiplying $${n}$ by the rate instead of dividing by it`,
          },
          { code: "M-OTHER", deed: `using the rate of ${otherName}` },
        ],
      }),
      opening: "Find how much is done in one unit of time, which is the unit rate.",
      steps: [
        {
          text: `${capitalized(name)} ${scenario.does} $${rate * time} \\div ${time} = ${rate}$ ${things} in one of the ${minutes}.`,
        },
        {
          text: at.first
            ? `In ${n} ${minutes} that is $${rate} \\cdot ${n} = ${tex(key)}$.`
            : `For ${n} ${things} it takes $${n} \\div ${rate} = ${tex(key)}$ ${minutes}.`,
          claim: `${at.first ? `${rate}*${n}` : `${n}/${rate}`} = ${key.num}`,
        },
      ],
      hint: "What happens in one unit of time? Is the number in the question a time or a count?",
      tip: "Say the unit rate in words, such as pages per minute: the words tell whether to multiply or to divide.",
      archetype: at.first ? "QA01" : "QA15",
    };
  },
  facts: ({ machines: { rates, times, n }, at: { first, second } }) => {
    const which = second ? 0 : 1;
    const [things, time] = [rates[which] * times[which], times[which]];
    return {
      kind: "value",
      given: [first ? `x/${n} = ${things}/${time}` : `${n}/x = ${things}/${time}`],
      ask: "x",
    };
  },
});

/** How much is done in a time, or how long it takes, at a steady rate. */
export const amountOrTimeAtARate = defineLevels({
  id: "amount-or-time-at-a-rate",
  version: 1,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA01", "QA15"],
  optionDesign: "orbit",
  Easy: twoMachines,
});
