import { differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type MachineScenario, machineScenarios } from "@sat/content/scenarios/steady-rates";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { allFit } from "../../../craft/wording/story.ts";
import { capitalized } from "../../../language/noun.ts";
import { quotient, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { type Rational, lcm, rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Machines {
  readonly scenario: MachineScenario;
  /** Things in one unit of time, and the units of time that are told of. */
  readonly rates: readonly [number, number];
  readonly times: readonly [number, number];
  /** Whether things are asked, not time; and two times or two numbers of things that are told. */
  readonly asksThings: boolean;
  readonly work: readonly [number, number];
}

/** The twists: the first of the two amounts of work is asked about; the first machine is. */
function result({ rates, asksThings, work }: Machines, { first, second }: Twists): Rational {
  const [amount, rate] = [work[first ? 0 : 1], rates[second ? 0 : 1]];
  return asksThings ? rational(amount * rate) : rational(amount, rate);
}

/** Two amounts of work that both machines do in whole numbers; the greater first, as the twists say whose it is. */
function drawWork(chance: Chance, { rates, asksThings }: Omit<Machines, "work">) {
  const unit = asksThings ? 1 : lcm(...rates);
  const [least, most] = asksThings ? [10, 60] : [2, Math.max(3, Math.floor(900 / unit))];
  const [one, other] = differentInts(chance, least, most);
  return [unit * Math.max(one, other), unit * Math.min(one, other)] as const;
}

/** What a machine is to do: to work for some time, or to make some things. */
function taskOf({ scenario, asksThings }: Machines) {
  return (amount: number) =>
    asksThings
      ? `works for ${amount} ${scenario.minutes}`
      : `is to ${scenario.do} ${grouped(amount)} ${scenario.things}`;
}

/** The calculation for an amount of work at a rate. */
function workOf({ asksThings }: Machines) {
  return (amount: number, rate: number) =>
    asksThings ? times(rate, amount) : quotient(amount, rate);
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
    const told = { scenario, rates, times: [one, other] as const, asksThings: chance.flip() };
    const machines: Machines = { ...told, work: drawWork(chance, told) };
    const results = siblingAnswers((at) => result(machines, at));
    chance.require(allFit(results, { least: 2, most: 12_000 }), "results alike or too great");
    return { machines, at: twists(chance) };
  },
  build: ({ machines, at }) => {
    const { scenario, rates, times: hours, asksThings, work: amounts } = machines;
    const { first, second, things, minutes } = scenario;
    const told = (name: string, which: 0 | 1) =>
      `${capitalized(name)} ${scenario.does} ${grouped(rates[which] * hours[which])} ${things} in ${hours[which]} ${minutes}.`;
    const [name, otherName] = at.second ? [first, second] : [second, first];
    const which = at.second ? 0 : 1;
    const [rate, time] = [rates[which], hours[which]];
    const key = result(machines, at);
    const [n, otherN] = at.first ? amounts : [amounts[1], amounts[0]];
    const own = at.first === at.second ? amounts : [amounts[1], amounts[0]];
    const otherRate = rates[at.second ? 1 : 0];
    const work = workOf(machines);
    const amount = taskOf(machines);
    const ask = asksThings
      ? `how many ${things} does ${name} ${scenario.do} in this time`
      : `how many ${minutes} does ${name} take`;
    return {
      question: `${told(first, 0)} ${told(second, 1)} Then ${first} ${amount(own[0] ?? 0)}, and ${second} ${amount(own[1] ?? 0)}. At these rates, ${ask}?`,
      options: siblingOptions({
        at,
        answer: (each) => result(machines, each),
        show: numeral,
        why: `${capitalized(name)} ${scenario.does} ${rate} ${things} per ${minutes.replace(/s$/, "")}.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using the $${tex(otherN)}$ ${asksThings ? minutes : things} of ${otherName}`,
            work: work(otherN, rate),
          },
          {
            code: "quantities-exchanged",
            deed: `using the rate of ${otherName}`,
            work: work(n, otherRate),
          },
        ],
        corner: {
          code: "another-quantity",
          deed: `finding the number of ${asksThings ? things : minutes} for ${otherName}`,
          work: work(otherN, otherRate),
        },
      }),
      opening: "Find how much is done in one unit of time, which is the unit rate.",
      steps: [
        {
          text: `Divide to find how many ${things} ${name} ${scenario.does} per ${minutes.replace(/s$/, "")}.\n\n$\\frac{${tex(rate * time)}}{${time}} = ${rate}$`,
        },
        {
          text: asksThings
            ? `Multiply by the ${n} ${minutes} to find the number of ${things}.\n\n$${rate} \\cdot ${n} = ${tex(key)}$`
            : `Divide ${grouped(n)} ${things} by this rate to find the number of ${minutes}.\n\n$\\frac{${tex(n)}}{${rate}} = ${tex(key)}$`,
          claim: `${asksThings ? `${rate}*${n}` : `${n}/${rate}`} = ${key.num}`,
        },
      ],
      hint: `How many ${things} does ${name} ${scenario.do} in one ${minutes.replace(/s$/, "")}?`,
      tip: "Say the unit rate in words, such as pages per minute: the words tell whether to multiply or to divide.",
      archetype: asksThings ? "QA01" : "QA15",
    };
  },
  facts: ({ machines: { scenario, rates, times: hours, asksThings, work }, at }) => {
    const { things, minutes } = scenario;
    const own = at.first === at.second ? work : [work[1], work[0]];
    const both = ([0, 1] as const).map((which) => {
      const [name, unknown] = which === 0 ? [scenario.first, "x"] : [scenario.second, "y"];
      const [made, time, n] = [rates[which] * hours[which], hours[which], own[which]];
      return {
        relation: asksThings
          ? `${unknown}/${n} = ${made}/${time}`
          : `${n}/${unknown} = ${made}/${time}`,
        told: `${name} ${scenario.does} ${grouped(made)} ${things} in ${time} ${minutes}`,
        task: `${name} ${asksThings ? n : grouped(n)} ${asksThings ? minutes : things}`,
      };
    });
    return {
      kind: "value",
      given: both.map(({ relation }) => relation),
      ask: at.second ? "x" : "y",
      told: [
        ...both.map(({ told }) => told),
        ...both.map(({ task }) => task),
        `how many ${asksThings ? things : minutes}`,
        at.second ? scenario.first : scenario.second,
      ],
    };
  },
});

/** How much is done in a time, or how long it takes, at a steady rate. */
export const amountOrTimeAtARate = defineLevels({
  id: "amount-or-time-at-a-rate",
  version: 5,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA01", "QA15"],
  optionDesign: "orbit",
  Easy: twoMachines,
});
