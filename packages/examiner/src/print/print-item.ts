import { type Figure, type Item, OPTION_LETTERS, SKILLS, TOPICS } from "@sat/item";
import { table } from "./table.ts";

/** A question as a test page shows it. */
export interface Sheet {
  readonly passage?: string | undefined;
  readonly question: string;
  readonly figure?: Figure | undefined;
  readonly options: Item["options"];
}

/** Everything of an item as plain text: the question as on a test page, then key and explanation. */
export function printItem(item: Item): string {
  return [printSheet(item), answerPart(item)].join("\n\n");
}

export function printSheet(sheet: Sheet): string {
  return [
    ...(sheet.passage === undefined ? [] : [sheet.passage]),
    ...(sheet.figure === undefined ? [] : [figurePart(sheet.figure)]),
    sheet.question,
    printOptions(sheet),
  ].join("\n\n");
}

export function printOptions({ options }: Pick<Sheet, "options">): string {
  return OPTION_LETTERS.map((letter) => `${letter}) ${options[letter]}`).join("\n");
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
