import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type OneWayScenario, oneWayScenarios } from "@sat/content/scenarios/one-way-tables";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type MixedScenario, mixedScenarios } from "@sat/content/scenarios/mixed-things";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { ascending } from "../../../craft/wording/story.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Expression, equation, quotient, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { compare } from "../../../math/rational.ts";

interface Counts {
  readonly scenario: OneWayScenario;
  readonly counts: readonly number[];
  /** Places of the two kinds of which one is asked. */
  readonly places: readonly [number, number];
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** The probability of one kind in a table; the twists are the kind, and whether it is that kind or not. */
const fromTable = siblingLevel<Counts>({
  space: 10_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const [one = 0, other = 1] = ascending(chance.sample([0, 1, 2, 3], 2));
    const scenario = chance.pick(oneWayScenarios);
    const counts = [0, 1, 2, 3].map(() => chance.int(scenario.from, scenario.to));
    return { scenario, counts, places: [one, other] };
  },
  work: ({ counts, places }, { first, second }) => {
    const count = counts[places[first ? 0 : 1]] ?? 0;
    const all = totalOf(counts);
    return second ? quotient(count, sum(...counts)) : quotient(sum(all, -count), all);
  },
  allows: (answer) => compare(answer, 0) > 0,
  word: ({ scenario, counts, places }, at, key) => {
    const { shows, header, all, it, kinds } = scenario;
    const [place, otherPlace] = at.first ? places : [places[1], places[0]];
    const [kind, other] = [kinds[place], kinds[otherPlace]];
    const count = counts[place] ?? 0;
    const total = totalOf(counts);
    const asked = at.second ? count : total - count;
    const reduced = typeof key !== "number" && key.den === total ? "" : ` = ${tex(key)}`;
    return {
      question: `The table shows ${shows}. If one of ${all} is selected at random, what is the probability that ${it} ${at.second ? kind?.is : kind?.isNot}?`,
      figure: plainTable({
        shows,
        columns: [header, scenario.count],
        rows: kinds.map(({ label }, row) => [label, `${counts[row]}`]),
        rowHeaders: true,
      }),
      why: `${asked} of the ${total} ${all.replace("these ", "")} ${kind?.several[at.second ? 0 : 1]}.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `using the row *${other?.label}* instead of *${kind?.label}*`,
        },
        {
          code: "rest-for-part",
          deed: at.second
            ? `finding the probability that ${it} ${kind?.isNot}`
            : `finding the probability that ${it} ${kind?.is}`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: at.second
          ? `counting all but the row *${other?.label}*`
          : `counting only the row *${other?.label}*`,
      },
      opening: "Divide the count of what is asked for by the count of all that can be selected.",
      steps: [
        {
          text: `Add the counts of all the rows.\n\n$${counts.join(" + ")} = ${total}$`,
          claim: `${counts.join(" + ")} = ${total}`,
        },
        {
          text: at.second
            ? `The row *${kind?.label}* counts $${count}$ of them.`
            : `All but the $${count}$ in the row *${kind?.label}* are asked for, which is $${total} - ${count} = ${asked}$.`,
          claim: at.second ? `${count} = ${count}` : `${total} - ${count} = ${asked}`,
        },
        {
          text: `Divide to find the probability.\n\n$\\frac{${asked}}{${total}}${reduced}$`,
          claim: `${asked}/${total} = ${code(key)}`,
        },
      ],
      hint: `How many can be selected in all, and how many of them are ${at.second ? "" : "not "}in the row *${kind?.label}*?`,
      tip: "The denominator of a probability counts all that could be selected.",
      archetype: at.second ? "QE02" : "QE07",
    };
  },
  facts: ({ scenario, counts, places }, { first, second }) => {
    const asked = places[first ? 0 : 1];
    return {
      kind: "probability",
      cells: scenario.kinds.map(({ label }, place) => ({
        labels: [label, place === asked ? "asked" : "others"],
        count: counts[place] ?? 0,
      })),
      event: [second ? "asked" : "others"],
      given: [],
      told: [
        scenario.shows,
        `one of ${scenario.all}`,
        scenario.it,
        (second ? scenario.kinds[asked]?.is : scenario.kinds[asked]?.isNot) ?? "",
      ],
    };
  },
});

interface Mixed {
  readonly scenario: MixedScenario;
  /** The kinds in the order of the question. */
  readonly kinds: readonly [string, string, string];
  readonly known: readonly [number, number];
  readonly letter: string;
}

/** The twists: the letter counts the third kind, not all; the first kind is asked, not the third. */
function chanceOf({ known: [one, two], letter }: Mixed, { first, second }: Twists): Expression {
  const all = first ? sum(letter, one + two) : letter;
  if (second) return quotient(one, all);
  return quotient(first ? letter : sum(letter, -(one + two)), all);
}

/** How a learner comes to each of the other equations. */
function letterSlips({ scenario, kinds, letter }: Mixed, { first, second }: Twists) {
  const { thing } = scenario;
  const [known, , rest] = kinds;
  const [asked, other] = second ? [known, rest] : [rest, known];
  const partToPart = {
    code: "wrong-total",
    deed: `dividing the number of ${known} ${thing}s by the number of ${rest} ones`,
  } as const;
  const another = {
    code: "another-quantity",
    deed: `finding the probability of ${other} instead of ${asked}`,
  } as const;
  const counted = first ? `all ${thing}s` : `the ${rest} ${thing}s only`;
  const misread = {
    code: "meaning-misread",
    deed: `using $${letter}$ as the number of ${counted}`,
  } as const;
  const both = {
    code: "another-quantity",
    deed: `finding the probability of ${other}, with $${letter}$ as the number of ${counted},`,
  } as const;
  return {
    slips: [first && second ? partToPart : misread, another] as const,
    corner: first && !second ? partToPart : both,
  };
}

/** A probability with a letter for one of the counts. */
const withLetter = level<{ readonly mixed: Mixed; readonly at: Twists }>({
  space: 500_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(mixedScenarios);
    const [first = "", second = "", third = ""] = chance.sample(scenario.kinds, 3);
    const mixed: Mixed = {
      scenario,
      kinds: [first, second, third],
      known: [chance.int(8, 60), chance.int(8, 60)],
      letter: chance.pick(["n", "x", "k", "b"]),
    };
    return { mixed, at: twists(chance) };
  },
  build: ({ mixed, at }) => {
    const {
      scenario: { place, thing },
      kinds: [first, second, third],
      known: [one, two],
      letter,
    } = mixed;
    const asked = at.second ? first : third;
    const told = at.first
      ? `${capitalized(place)} contains only ${one} ${first} ${thing}s, ${two} ${second} ${thing}s, and $${letter}$ ${third} ${thing}s.`
      : `${capitalized(place)} contains a total of $${letter}$ ${thing}s, of which ${one} are ${first}, ${two} are ${second}, and the rest are ${third}.`;
    const key = chanceOf(mixed, at);
    const all = at.first ? inline(sum(letter, one + two)) : `$${letter}$`;
    const rest = at.first ? `$${letter}$` : inline(sum(letter, -(one + two)));
    return {
      question: `${told} If one of the ${thing}s is selected at random, which equation represents the probability $P$ that the selected ${thing} is ${asked}?`,
      options: siblingOptions({
        at,
        answer: (each) => chanceOf(mixed, each),
        show: (share) => formula(equation("P", share)),
        why: `There are ${all} ${thing}s in all, and ${at.second ? `$${one}$` : rest} of them are ${asked}.`,
        ...letterSlips(mixed, at),
      }),
      opening: "Divide the count of what is asked for by the count of all that can be selected.",
      steps: [
        at.first
          ? stepShowing(
              `Add the three counts to find the number of all ${thing}s.`,
              equation(sum(one, two, letter), sum(letter, one + two)),
            )
          : {
              text: `The letter $${letter}$ counts all ${thing}s. Subtract the ${first} and the ${second} ones to find how many are ${third}.\n\n${inline(equation(sum(letter, -one, -two), sum(letter, -(one + two))))}`,
            },
        {
          text: `Of all the ${thing}s, ${at.second ? `$${one}$` : rest} are ${asked}.`,
        },
        stepShowing("Divide this number by the number of all.", equation("P", key)),
      ],
      hint: `Does $${letter}$ count all of the ${thing}s, or only some of them?`,
      tip: `Test the equation: choose a number for $${letter}$, count, and compare.`,
      archetype: "QE10",
    };
  },
  facts: ({ mixed: { scenario, kinds, known, letter }, at: { first, second } }) => {
    const [one, two] = known;
    const things = `${scenario.thing}s`;
    const all = first ? `(${one} + ${two} + ${letter})` : letter;
    const rest = first ? letter : `(${letter} - ${one} - ${two})`;
    const share = `${second ? one : rest}/${all}`;
    return {
      kind: "through",
      // Tried with numbers that no story needs to print.
      at: ["100", "180"].map((count) => ({
        [letter]: count,
        P: share.replaceAll(letter, count),
      })),
      told: [
        ...(first
          ? [`only ${one} ${kinds[0]} ${things}`, `${two} ${kinds[1]} ${things}`]
          : [`$${letter}$ ${things}`, `${one} are ${kinds[0]}`, `${two} are ${kinds[1]}`]),
        first ? `$${letter}$ ${kinds[2]} ${things}` : `the rest ${kinds[2]}`,
        `probability $P$ is ${second ? kinds[0] : kinds[2]}`,
      ],
      setting: second && !first ? settingOf("The total is given.", two) : {},
    };
  },
});

/** The probability of selecting one kind of thing, in numbers or with a letter. */
export const probabilityFromCounts = defineLevels({
  id: "probability-from-counts",
  version: 4,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE02", "QE07", "QE10"],
  optionDesign: "orbit",
  Easy: fromTable,
  Medium: withLetter,
});
