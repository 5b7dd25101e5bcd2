import type { GoalFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { OPTION_LETTERS } from "@sat/item";
import { plainness } from "./goal-plainness.ts";
import { goalOf } from "./goal-wordings.ts";
import { contentOf, holds, stemsOf } from "./word-stems.ts";

const STEM =
  /^The student wants to (.+)\. Which choice most effectively uses relevant information from the notes to accomplish this goal\?$/;

/** What speaking of all that the goal names weighs beside doing plainly what it asks (1 or 2). */
const TOPIC = 0.6;
/** How far behind the best choice another must fall to be no longer defensible. */
const MARGIN = 0.3;

/**
 * The sentences that do what the student wants, told from the wording of the goal and from the notes as they
 * are printed. A sentence that says more than the notes spoils the question.
 */
export function proveGoal({ goal }: GoalFacts, item: ShownChoice): OptionLetter[] {
  const [, list = "", stem = "", ...more] = item.question.split("\n\n");
  const [, wants = ""] = STEM.exec(stem) ?? [];
  const notes = list.split("\n").map((line) => line.replace(/^- /, ""));
  if (more.length > 0 || goalOf(wants) !== goal) return [];
  const noted = stemsOf(notes.join(" "));
  const isTrue = (letter: OptionLetter) =>
    [...contentOf(item.options[letter])].every((word) => holds(noted, word));
  if (!OPTION_LETTERS.every(isTrue)) return [];
  const nearness = nearnessTo(wants, item);
  const scores = OPTION_LETTERS.map((letter) => {
    const plain = plainness(goal, { sentence: item.options[letter], notes, wants });
    return plain === 0 ? 0 : plain + TOPIC * nearness(letter);
  });
  const best = Math.max(...scores);
  return OPTION_LETTERS.filter((_, at) => best > 0 && (scores[at] ?? 0) > best - MARGIN);
}

/** How much of what the goal names a choice speaks of; what few choices speak of weighs more. */
function nearnessTo(wants: string, { options }: ShownChoice): (letter: OptionLetter) => number {
  const said = new Map(OPTION_LETTERS.map((letter) => [letter, contentOf(options[letter])]));
  const weights = [...contentOf(wants)].flatMap((stem): [stem: string, weight: number][] => {
    const speaking = [...said.values()].filter((stems) => holds(stems, stem)).length;
    return speaking === 0 ? [] : [[stem, 1 / speaking - 1 / OPTION_LETTERS.length]];
  });
  const shares = new Map(
    [...said].map(([letter, stems]) => [
      letter,
      weights.reduce((sum, [stem, weight]) => sum + (holds(stems, stem) ? weight : 0), 0),
    ]),
  );
  const most = Math.max(...shares.values());
  return (letter) => (most === 0 ? 0 : (shares.get(letter) ?? 0) / most);
}
