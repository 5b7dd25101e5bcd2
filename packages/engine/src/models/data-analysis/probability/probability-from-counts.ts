import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type OneWayScenario, oneWayScenarios } from "@sat/content/scenarios/one-way-tables";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { ascending } from "../../../craft/wording/story.ts";
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
    const counts = [0, 1, 2, 3].map(() => chance.int(3, 36));
    return { scenario: chance.pick(oneWayScenarios), counts, places: [one, other] };
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
      why: `Of the ${total} that can be selected, it counts the ${asked} that are asked for.`,
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

interface Bag {
  readonly things: readonly [container: string, thing: string];
  readonly colors: readonly [string, string, string];
  readonly known: readonly [number, number];
  readonly letter: string;
}

const BAGS = [
  ["A bag", "marble"],
  ["A box", "pencil"],
  ["A jar", "bead"],
  ["A drawer", "ribbon"],
  ["A basket", "ball"],
  ["A chest", "block"],
  ["A tray", "button"],
  ["A sack", "token"],
] as const;

const COLORS = ["red", "blue", "green", "white", "black", "yellow", "brown", "purple"];

/** The twists: the letter counts the third color, not all; the first color is asked, not the third. */
function chanceOf({ known: [one, two], letter }: Bag, { first, second }: Twists): Expression {
  const all = first ? sum(letter, one + two) : letter;
  if (second) return quotient(one, all);
  return quotient(first ? letter : sum(letter, -(one + two)), all);
}

/** How a learner comes to each of the other equations. */
function letterSlips({ things, colors, letter }: Bag, { first, second }: Twists) {
  const [, thing] = things;
  const [red, , rest] = colors;
  const [asked, other] = second ? [red, rest] : [rest, red];
  const partToPart = {
    code: "wrong-total",
    deed: `dividing the number of ${red} ${thing}s by the number of ${rest} ones`,
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
const withLetter = level<{ readonly bag: Bag; readonly at: Twists }>({
  space: 500_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const [first = "", second = "", third = ""] = chance.sample(COLORS, 3);
    const [container, thing] = chance.pick(BAGS);
    const bag: Bag = {
      things: [container, thing],
      colors: [first, second, third],
      known: [chance.int(3, 30), chance.int(3, 30)],
      letter: chance.pick(["n", "x", "k", "b"]),
    };
    return { bag, at: twists(chance) };
  },
  build: ({ bag, at }) => {
    const {
      things: [container, thing],
      colors: [first, second, third],
      known: [one, two],
      letter,
    } = bag;
    const asked = at.second ? first : third;
    const told = at.first
      ? `${container} contains ${one} ${first} ${thing}s, ${two} ${second} ${thing}s, and $${letter}$ ${third} ${thing}s, and no other ${thing}s.`
      : `${container} contains $${letter}$ ${thing}s: ${one} ${first} ${thing}s, ${two} ${second} ${thing}s, and the rest ${third}.`;
    const key = chanceOf(bag, at);
    const all = at.first ? inline(sum(letter, one + two)) : `$${letter}$`;
    const rest = at.first ? `$${letter}$` : inline(sum(letter, -(one + two)));
    return {
      question: `${told} One of the ${thing}s is selected at random. Which equation gives the probability $P$ that it is ${asked}?`,
      options: siblingOptions({
        at,
        answer: (each) => chanceOf(bag, each),
        show: (share) => formula(equation("P", share)),
        why: `There are ${all} ${thing}s in all, and ${at.second ? `$${one}$` : rest} of them are ${asked}.`,
        ...letterSlips(bag, at),
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
  facts: ({ bag: { things, colors, known, letter }, at: { first, second } }) => {
    const [one, two] = known;
    const [, thing] = things;
    const counted = [`${one} ${colors[0]} ${thing}s`, `${two} ${colors[1]} ${thing}s`];
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
          ? [...counted, `$${letter}$ ${colors[2]} ${thing}s`, "no other"]
          : [`$${letter}$ ${thing}s`, ...counted, `the rest ${colors[2]}`]),
        `probability $P$ that it is ${second ? colors[0] : colors[2]}`,
      ],
      setting: second && !first ? settingOf("The total is given.", two) : {},
    };
  },
});

/** The probability of selecting one kind of thing, in numbers or with a letter. */
export const probabilityFromCounts = defineLevels({
  id: "probability-from-counts",
  version: 3,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE02", "QE07", "QE10"],
  optionDesign: "orbit",
  Easy: fromTable,
  Medium: withLetter,
});
