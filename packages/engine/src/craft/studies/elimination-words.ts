import type { Cause } from "@sat/content";
import type { SlipCode } from "@sat/item";
import { type EliminationItem, isLeft, namesOf } from "./elimination-item.ts";

interface Judgment {
  readonly code: SlipCode | null;
  readonly reason: string;
}

/** The rule of the item, in a sentence. */
export function openingOf(item: EliminationItem): string {
  if (item.isPresumed) return "When one of three must be at work and two are not, the third is.";
  return namesOf(item) === "left"
    ? "A cause drops out when the effect is the same without it."
    : "What makes no difference to the effect can be left aside; what makes one cannot.";
}

/** How the text leads to the key. */
export function ruleOf(item: EliminationItem): string[] {
  const { causes } = item.study;
  const [a, b, c] = causes.map(({ factor }) => factor);
  const named = causes[item.key];
  if (named === undefined) {
    return namesOf(item) === "left"
      ? [
          "Each of the three observations tests one of the three explanations.",
          `In all three the effect stays as it was, so neither ${a} nor ${b} nor ${c} can be what decides.`,
        ]
      : [
          "Each of the three observations tests one of the three explanations.",
          `In all three the effect changes along with the cause, so ${a}, ${b}, and ${c} all count.`,
        ];
  }
  if (item.isPresumed) {
    const others = causes.filter((cause) => cause !== named);
    return [
      `The text takes it that one of the three is at work, and tests ${others.map(({ factor }) => factor).join(" and ")}.`,
      `In both tests the effect stays as it was, so ${named.factor} is what remains.`,
    ];
  }
  return [
    "Each of the three observations tests one of the three explanations.",
    namesOf(item) === "left"
      ? `The effect changes along with its cause only here: *${named.supports}* That speaks for ${named.factor}, and for nothing else.`
      : `The effect stays the same only here: *${named.weakens}* That speaks against ${named.factor}, and against nothing else.`,
  ];
}

/** Why the option at a place is right or wrong. */
export function judgmentOf(item: EliminationItem, place: number): Judgment {
  if (place === item.key) {
    return { code: null, reason: "This is what the tests come to, no more of it and no less." };
  }
  const { causes } = item.study;
  const named = causes[place];
  return named === undefined
    ? missed(item, causes[item.key as 0]) // the key names a cause, since this option names none
    : misnamed(item, named, place);
}

/** Of an option that names no cause, where one is to be named. */
function missed(item: EliminationItem, { factor, supports, weakens }: Cause): Judgment {
  const { premise = "" } = item.study;
  if (item.isPresumed) {
    return {
      code: "contradicts-the-text",
      reason: `The text says that one of them is at work: *${premise}*`,
    };
  }
  return namesOf(item) === "left"
    ? {
        code: "not-in-the-text",
        reason: `There is no need to look further, for the test speaks for ${factor}: *${supports}*`,
      }
    : {
        code: "not-in-the-text",
        reason: `One has failed its test, namely ${factor}: *${weakens}*`,
      };
}

function misnamed(
  item: EliminationItem,
  { factor, supports, weakens }: Cause,
  place: number,
): Judgment {
  return isLeft(item, place)
    ? {
        code: "contradicts-the-text",
        reason: `It would do away with ${factor}, and the text speaks for this: *${supports}*`,
      }
    : {
        code: "contradicts-the-text",
        reason: `It relies on ${factor}, and the text rules this out: *${weakens}*`,
      };
}
