import { defineLevels } from "../../craft/levels.ts";
import { type HandingOut, handingOut } from "../../craft/scenarios/handing-out.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import type { Twists } from "../../craft/siblings.ts";
import { paragraphs } from "../../craft/words.ts";
import { code } from "../../math/print.ts";

interface Shares {
  readonly scenario: HandingOut;
  readonly fewer: number;
  readonly more: number;
  /** How many are over with the smaller share, and over or missing with the larger. */
  readonly over: number;
  readonly second: number;
}

/** The twists are whether some are missing the second time, and whether the getters are asked, not the things. */
function gettersAt({ fewer, more, over, second }: Shares, missing: boolean): number {
  return (over + (missing ? second : -second)) / (more - fewer);
}

function sharesAnswer(shares: Shares, { first, second }: Twists): number {
  const getters = gettersAt(shares, first);
  return second ? getters : getters * shares.fewer + shares.over;
}

/** Two ways to share the same things; the number of getters, or of things, is asked. */
const twoWays = siblingLevel<Shares>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const fewer = chance.int(3, 15);
    const more = fewer + chance.int(1, 6);
    const over = chance.int(5, 80);
    const second = chance.int(2, 60);
    chance.require(over > second, "nothing is shared");
    const gap = more - fewer;
    chance.require((over + second) % gap === 0 && (over - second) % gap === 0, "no whole number");
    const shares = { scenario: chance.pick(handingOut), fewer, more, over, second };
    chance.require(gettersAt(shares, false) >= 3, "too few getters");
    return shares;
  },
  answer: sharesAnswer,
  word: (shares, at, key) => {
    const { scenario, fewer, more, over, second } = shares;
    const { setting, things, each, getters } = scenario;
    const count = gettersAt(shares, at.first);
    const gap = more - fewer;
    const left = at.first ? `there are ${second} too few` : `${second} are left over`;
    return {
      question: paragraphs(
        `${setting} With ${fewer} ${things} for each ${each}, ${over} are left over. With ${more} for each ${each}, ${left}.`,
        at.second ? `How many ${getters} are there?` : `How many ${things} are there in all?`,
      ),
      why: `With this number both ways of sharing come out as told.`,
      slips: [
        {
          code: "M-SIGN",
          deed: at.first
            ? "subtracting the two remainders instead of adding them"
            : "adding the two remainders instead of subtracting them",
        },
        {
          code: at.second ? "M-OTHER" : "M-STOP",
          deed: at.second
            ? `giving the number of ${things}`
            : `stopping at the number of ${getters}`,
        },
      ],
      opening: "The number of things is the same both times, so the two ways can be set equal.",
      steps: [
        {
          text: `With $n$ ${getters} there are $${fewer}n + ${over}$ ${things}, and also $${more}n ${at.first ? "-" : "+"} ${second}$.`,
        },
        {
          text: `Setting these equal gives $${gap === 1 ? "" : gap}n = ${over} ${at.first ? "+" : "-"} ${second}$, so $n = ${count}$.`,
          claim: `n = ${count}`,
        },
        at.second
          ? { text: `So there are ${count} ${getters}.` }
          : {
              text: `Then there are $${fewer} \\cdot ${count} + ${over}$ ${things}, which is the number asked for.`,
              claim: `${fewer}*${count} + ${over} = ${code(key)}`,
            },
      ],
      hint: `Write the number of ${things} in two ways with a letter for the number of ${getters}.`,
      tip: "What is left over is added; what is missing is subtracted.",
    };
  },
  facts: ({ fewer, more, over, second }, at) => ({
    kind: "value",
    given: [`total = ${fewer}*n + ${over}`, `total = ${more}*n ${at.first ? "-" : "+"} ${second}`],
    ask: at.second ? "n" : "total",
  }),
});

/** How many things, or how many that share them, by two ways to share. */
export const sharingWithLeftOver = defineLevels({
  id: "sharing-with-left-over",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA12"],
  optionDesign: "orbit",
  Medium: twoWays,
});
