import type { BoundaryFacts, Stretch } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { isAsClaimed, sharpens, withoutAdverb, withoutFront } from "./boundary-signs.ts";
import { aroundBlank, lettersWhere } from "./printed.ts";
import { readVerb } from "./verb-readings.ts";

/** What an option puts between the two words that it repeats; "w" stands for a conjunction. */
export type Mark = "" | "," | ";" | ":" | "—" | "." | "(" | ")" | "w" | ",w";

/** Marks that join two full clauses. */
const STRONG = [";", ".", ":", "—"] as const satisfies readonly Mark[];

/**
 * What standard English allows between two neighbors. Generous where editors differ, so that an item with a
 * second defensible option is refused: a dash may do what a colon does, a period what a semicolon does.
 */
const ALLOWED: Readonly<Record<string, readonly Mark[]>> = {
  "clause|clause": [...STRONG, ",w"],
  "clause|turning-clause": [";", ".", "—"],
  "dependent-clause|clause": [","],
  "front|clause": [","],
  "subject|predicate": [""],
  "verb|complement": [""],
  "head|phrase": [""],
  "preposition|object": [""],
  // Without a mark the phrase would belong to the last noun.
  "clause|outcome": [",", "—"],
  // With "and" the noun of the clause and those after it would be one row.
  "clause|list": [":", "—", "w", ",w"],
  "clause|second-predicate": ["w"],
  // "And" would make two people of them.
  "title|name": ["", "w"],
  "subject|essential-clause": [""],
  "series-lead|series": [""],
  "item|next-item": [",", ",w", "w"],
  "glossed-item|next-glossed-item": [";"],
  "item-name|gloss": [",", "w"],
};

/** The options whose link the two printed neighbors allow. */
export function proveBoundary({ before, after }: BoundaryFacts, item: ShownChoice): OptionLetter[] {
  if (!isAsClaimed(before) || !isAsClaimed(after)) return [];
  return lettersWhere(item, (option) => {
    const { mark, allowed, isCapitalDue } = jointWith(option, { before, after }, item) ?? NO_JOINT;
    return isCapitalDue && allowed.some((each) => each === mark);
  });
}

interface Joint {
  /** What the option puts there; any other text where it is no mark. */
  readonly mark: string;
  readonly allowed: readonly Mark[];
  /** Whether the next word begins as it must after that mark. */
  readonly isCapitalDue: boolean;
}

const NO_JOINT: Joint = { mark: "", allowed: [], isCapitalDue: false };

/** The joint of the two stretches as an option prints it; undefined when the text does not hold both. */
export function jointWith(
  option: string,
  { before, after }: Pick<BoundaryFacts, "before" | "after">,
  item: ShownChoice,
): Joint | undefined {
  const text = aroundBlank(item);
  const printed = `${text.before}${option}${text.after}`;
  // The stretch before the joint begins no later than the blank, which holds its last word.
  const start = printed.toLowerCase().lastIndexOf(before.text.toLowerCase(), text.before.length);
  if (start < 0) return undefined;
  const end = start + before.text.length;
  const next = printed.toLowerCase().indexOf(after.text.toLowerCase(), end);
  if (next < 0) return undefined;
  const between = printed.slice(end, next);
  // Only after a period does the next word begin with a capital of its own.
  const first = /[.] $/.test(between) ? capitalized(after.text) : after.text;
  return {
    mark: markOf(between),
    allowed: allowedBetween(before, after, printed.slice(next + after.text.length)),
    isCapitalDue: printed.startsWith(first, next),
  };
}

/** What stands between two words, with a sign for any conjunction; a space that is missing or too many makes it unknown. */
function markOf(between: string): string {
  const joined = /^(,?) (and|but|so|yet|or|nor) $/.exec(between);
  if (joined) return `${joined[1]}w`;
  if (!/^( |—|[,;:.)] | \()$/.test(between)) return between;
  return between.trim();
}

function capitalized(text: string): string {
  return text.replace(/^"?./, (start) => start.toUpperCase());
}

const CLOSES: Readonly<Record<string, Mark>> = { ",": ",", "—": "—", "(": ")" };
const OPENS: Readonly<Record<string, Mark>> = { ",": ",", "—": "—", ")": "(" };

/** A shorter phrase in front may go without its comma. */
const LONG_FRONT = 8;

function allowedBetween(before: Stretch, after: Stretch, tail: string): readonly Mark[] {
  if (after.role === "inset") {
    const opens = OPENS[tail.charAt(0)];
    if (opens === undefined) return [];
    // A second interruption follows the first without a mark of its own left open.
    return before.role === "subject" || opens === "," ? [opens] : [];
  }
  if (before.role === "opened-inset" && after.role === "predicate") {
    const [opened, ...more] = withoutFront(before).match(/[,—(]/g) ?? [];
    const closes = CLOSES[opened ?? ""];
    return closes === undefined || more.length > 0 ? [] : [closes];
  }
  const allowed = ALLOWED[`${before.role}|${after.role}`] ?? [];
  if (after.role === "name" && /^[.;:]/.test(tail)) return [...allowed, ",", "—", ":"];
  if (after.role === "outcome" && /\b\w+ing\b/.test(before.text)) return [...allowed, "w", ",w"];
  if (after.role === "list" && /^(as|at|by|for|from|in|of|on|one|to|with)\b/.test(after.text))
    return [...allowed, ","];
  if (after.role === "turning-clause" && sharpens(after.text)) return [...allowed, ":"];
  // A plural present is a base form, and what begins with one is a command.
  if (after.role === "second-predicate" && mayCommand(after)) return [...allowed, ...STRONG];
  if (before.role === "front" && before.text.split(" ").length < LONG_FRONT)
    return [...allowed, ""];
  if (after.role === "next-item" && !tail.startsWith(", and ")) return [];
  return allowed;
}

function mayCommand({ verb = "" }: Stretch): boolean {
  return readVerb(withoutAdverb(verb)).some(
    ({ tense, number }) => tense === "present" && number === "plural",
  );
}
