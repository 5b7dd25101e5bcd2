import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type HandingOut, handingOut } from "@sat/content/scenarios/handing-out";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { code } from "../../../math/print.ts";

interface Shares {
  readonly scenario: HandingOut;
  /** What each gets the first time; the second time it is 1 or 2 more. */
  readonly fewer: number;
  /** How many are over with the smaller share, and over or missing with the larger. */
  readonly over: number;
  readonly second: number;
  /** Whether the things are asked, not the getters. */
  readonly things: boolean;
}

/** The twists are whether some are missing the second time, and whether each gets 2 more then, not 1. */
function gettersAt({ over, second }: Shares, at: Twists): number {
  return (over + (at.first ? second : -second)) / (at.second ? 2 : 1);
}

function sharesAnswer(shares: Shares, at: Twists): number {
  const getters = gettersAt(shares, at);
  return shares.things ? getters * shares.fewer + shares.over : getters;
}

/** Two ways to share the same things; the number of getters, or of things, is asked. */
const twoWays = siblingLevel<Shares>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const [over, second] = [chance.int(10, 48), chance.int(2, 20)];
    chance.require((over + second) % 2 === 0, "no whole number");
    chance.require(over > 2 * second && over - second >= 8, "answers too far apart");
    const scenario = chance.pick(handingOut);
    return { scenario, fewer: chance.int(2, 25), over, second, things: chance.flip() };
  },
  answer: sharesAnswer,
  word: (shares, at, key) => {
    const { scenario, fewer, over, second, things: isThings } = shares;
    const { setting, things, each, getters } = scenario;
    const count = gettersAt(shares, at);
    const gap = at.second ? 2 : 1;
    const more = fewer + gap;
    const left = at.first ? `there are ${second} too few` : `${second} are left over`;
    return {
      question: sentences(
        `${setting} With ${fewer} ${things} for each ${each}, ${over} are left over. With ${more} for each ${each}, ${left}.`,
        isThings ? `How many ${things} are there in all?` : `How many ${getters} are there?`,
      ),
      why: "With this number both ways of sharing come out as told.",
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "subtracting the two remainders instead of adding them"
            : "adding the two remainders instead of subtracting them",
        },
        {
          code: "meaning-misread",
          deed: at.second
            ? `overlooking that each ${each} gets 2 more, not 1,`
            : `dividing by 2 at the end, although each ${each} gets only 1 more,`,
        },
      ],
      opening: "The number of things is the same both times, so the two ways can be set equal.",
      steps: [
        {
          text: `With $n$ ${getters} there are $${fewer}n + ${over}$ ${things}, and also $${more}n ${at.first ? "-" : "+"} ${second}$.`,
        },
        {
          text: `Setting these equal gives $${at.second ? "2n" : "n"} = ${over} ${at.first ? "+" : "-"} ${second}$, so $n = ${count}$.`,
          claim: `n = ${count}`,
        },
        isThings
          ? {
              text: `Then there are $${fewer} \\cdot ${count} + ${over} = ${code(key)}$ ${things}.`,
              claim: `${fewer}*${count} + ${over} = ${code(key)}`,
            }
          : { text: `So there are ${count} ${getters}.` },
      ],
      hint: `Write the number of ${things} in two ways with a letter for the number of ${getters}.`,
      tip: "What is left over is added; what is missing is subtracted.",
    };
  },
  facts: ({ scenario, fewer, over, second, things }, at) => {
    const more = fewer + (at.second ? 2 : 1);
    return {
      kind: "value",
      given: [
        `total = ${fewer}*n + ${over}`,
        `total = ${more}*n ${at.first ? "-" : "+"} ${second}`,
      ],
      ask: things ? "total" : "n",
      told: [
        `${fewer} ${scenario.things} for each ${scenario.each} ${over} left over`,
        `${more} for each ${scenario.each} ${second} ${at.first ? "too few" : "left over"}`,
        `how many ${things ? scenario.things : scenario.getters}`,
      ],
    };
  },
});

/** How many things, or how many that share them, by two ways to share. */
export const sharingWithLeftOver = defineLevels({
  id: "sharing-with-left-over",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA12"],
  optionDesign: "orbit",
  Medium: twoWays,
});
