import { stemOf } from "../gates/gate.ts";
import { printOptions, printSheet } from "../print/print-item.ts";
import type { Place } from "./batch.ts";

const MARKUP =
  "`*x*` is italic, `__x__` underlined, `______` a blank, lines that begin with `| ` are verse.";

/** What a reader sees first: stems and options, without the texts. */
export function optionsPage(places: readonly Place[]): string {
  return page(
    `# First part: ${places.length} questions without their texts

Guess the answer of each question from its stem and its options alone, even where there seems to be nothing to go by.
Return one line for each, and only then open the second part:

    {"n": 1, "guess": "C"}

${MARKUP}`,
    places.map(({ sheet }) => [stemOf(sheet), printOptions(sheet)].join("\n\n")),
  );
}

/** What a reader sees after the guesses: the questions with their texts. */
export function textsPage(places: readonly Place[]): string {
  return page(
    `# Second part: the same ${places.length} questions with their texts

Solve each question by its text. Do not change a guess. Return one line for each:

    {"n": 1, "answer": "A", "style": 4, "level": "Medium", "note": "why, if there is something to say"}

\`answer\` is the letter of the one defensible option, or \`none\` if the text supports no option, \`several\` if more than
one option is right, \`fault\` if the text contradicts itself, states something plainly false, or the question cannot be
answered for another reason, even if an option looks right. Some questions are spoiled on purpose.
\`style\` (1 to 5; 5: not to be told from a question of the exam), \`level\` (Easy, Medium, Hard) and \`note\` may be left out.

${MARKUP}`,
    places.map(({ sheet }) => printSheet(sheet)),
  );
}

function page(head: string, questions: readonly string[]): string {
  return `${[head, ...questions.map((text, at) => `## ${at + 1}\n\n${text}`)].join("\n\n")}\n`;
}
