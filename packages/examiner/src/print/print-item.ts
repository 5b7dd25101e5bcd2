import { type Figure, type Item, OPTION_LETTERS, SKILLS, TOPICS } from "@sat/item";
import { table } from "./table.ts";

/** Everything of an item as plain text: the question as on a test page, then key and explanation. */
export function printItem(item: Item): string {
  return [questionPart(item), answerPart(item)].join("\n\n");
}

function questionPart(item: Item): string {
  const options = OPTION_LETTERS.map((letter) => `${letter}) ${item.options[letter]}`);
  return [
    ...(item.passage === undefined ? [] : [item.passage]),
    ...(item.figure === undefined ? [] : [figurePart(item.figure)]),
    item.question,
    options.join("\n"),
  ].join("\n\n");
}

/** The figure's title and text alternative; a table as it stands. */
function figurePart(figure: Figure): string {
  const { alt, title } = figure;
  const shown = figure.kind === "table" ? [table(figure.columns, figure.rows)] : [];
  return [`[Figure${title === undefined ? "" : `: ${title}`}]`, alt, ...shown].join("\n");
}

function answerPart(item: Item): string {
  const reasons = OPTION_LETTERS.map((letter) => {
    const { mistake, reason } = item.rationales[letter];
    const code = item.codes[letter];
    return `${letter}: ${code === null ? "" : `${code} ${mistake}. `}${reason}`;
  });
  return [
    `Key: ${item.correctAnswer}`,
    item.explanation,
    reasons.join("\n"),
    `Hint: ${item.hint}`,
    `Tip: ${item.tip}`,
  ].join("\n\n");
}

/** Where an item belongs and comes from, on one line. */
export function printOrigin(item: Item): string {
  const { model, version, level, seed } = item;
  return [
    `${item.section}, ${TOPICS[item.topic].name}`,
    `${SKILLS[item.skill].name} (${item.archetype})`,
    level,
    `${model} ${version}, seed ${seed}`,
  ].join(" · ");
}
