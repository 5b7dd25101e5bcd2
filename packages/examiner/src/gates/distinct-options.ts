import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { type Num, sameNum } from "../exact/num.ts";
import { namesItsRight, optionNumber } from "../provers/option-value.ts";
import type { Reading } from "../reading/read-option.ts";
import type { Tree } from "../reading/tree.ts";
import { areEquivalent } from "../solving/equivalence.ts";
import { remembered } from "../remembered.ts";
import { UnprovenError } from "../solving/unproven.ts";
import type { Gate } from "./gate.ts";
import { readingOf } from "./readings.ts";

/** No two options say the same, in whatever form. */
export const distinctOptions: Gate<"choice"> = {
  id: "distinct-options",
  kinds: "choice",
  check: ({ item, facts }) => {
    // Forms of one expression are told apart by their print alone, and not read.
    const same =
      facts.kind === "display"
        ? pairs(
            (letter) => printOf(item, letter),
            (one, other) => one === other,
          )
        : pairs((letter) => saidBy(item, letter), sameOption);
    return same.map(([one, other]) => `${one} and ${other} say the same: ${item.options[one]}`);
  },
};

/** Each two options that are the same, by what is looked at of each. */
function pairs<Looked>(
  look: (letter: OptionLetter) => Looked,
  isSame: (one: Looked, other: Looked) => boolean,
): (readonly [OptionLetter, OptionLetter])[] {
  const all = OPTION_LETTERS.map((letter) => ({ letter, looked: look(letter) }));
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => isSame(one.looked, other.looked))
      .map((other) => [one.letter, other.letter] as const),
  );
}

/** What an option says: as printed, as read, and its value where it is a number. */
interface Said {
  readonly print: string;
  readonly reading: Reading;
  readonly value: Num | undefined;
}

function saidBy(item: ChoiceItem, letter: OptionLetter): Said {
  const reading = readingOf(item, letter);
  const value = reading.kind === "number" ? optionNumber(reading) : undefined;
  return { print: printOf(item, letter), reading, value };
}

const normalised = remembered((markup) => markup.toLowerCase().replaceAll(/\s+/g, " ").trim());

function printOf({ options }: ChoiceItem, letter: OptionLetter): string {
  return normalised(options[letter]);
}

function sameOption(one: Said, another: Said): boolean {
  if (one.print === another.print) return true;
  const [a, b] = [one.reading, another.reading];
  if (a.kind === "number" && b.kind === "number") {
    const [first, second] = [one.value, another.value];
    const areNumbers = first !== undefined && second !== undefined;
    return a.suffix === b.suffix && areNumbers && sameNum(first, second);
  }
  if (a.kind === "point" && b.kind === "point") {
    return a.members.every((member, at) => {
      const other = b.members[at];
      return other !== undefined && sameExpression(member, other);
    });
  }
  const [left, right] = [offered(a), offered(b)];
  return left !== undefined && right !== undefined && sameExpression(left, right);
}

/** The expression an option offers, alone or as the right side of y = …. */
function offered(reading: Reading): Tree | undefined {
  if (reading.kind === "expression") return reading.tree;
  if (reading.kind !== "relations" || reading.relations.length > 1) return undefined;
  const [relation] = reading.relations;
  return relation !== undefined && namesItsRight(relation) ? relation.right : undefined;
}

/** Expressions of which nowhere enough is defined cannot be told apart by value; their print differs. */
function sameExpression(a: Tree, b: Tree): boolean {
  try {
    return areEquivalent(a, b);
  } catch (error) {
    if (error instanceof UnprovenError) return false;
    throw error;
  }
}
