import {
  acceptedEntries,
  type ChoiceItem,
  type Figure,
  type Item,
  OPTION_LETTERS,
  rationalText,
  SKILLS,
  TOPICS,
} from "@sat/item";
import { keyText } from "./key-text.ts";
import { table } from "./table.ts";

/** A question with options as a test page shows it. */
export interface Sheet {
  readonly passage?: string | undefined;
  readonly question: string;
  readonly figure?: Figure | undefined;
  readonly options: ChoiceItem["options"];
}

/** Everything of an item as plain text: the question as on a test page, then key and explanation. */
export function printItem(item: Item): string {
  return [printQuestion(item), answerPart(item)].join("\n\n");
}

/** The question as on a test page. */
export function printQuestion(item: Item): string {
  return item.kind === "entry" ? printStem(item) : printSheet(item);
}

export function printSheet(sheet: Sheet): string {
  return [printStem(sheet), printOptions(sheet)].join("\n\n");
}

/** What stands before the options, or the place for an entry. */
function printStem({ passage, figure, question }: Omit<Sheet, "options">): string {
  return [
    ...(passage === undefined ? [] : [passage]),
    ...(figure === undefined ? [] : [figurePart(figure)]),
    question,
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

/** What is right and, by option or by slip, the reasons. */
function keyPart(item: Item): { key: string; reasons: readonly string[] } {
  if (item.kind !== "entry") {
    const reasons = OPTION_LETTERS.map((letter) => {
      const { mistake, reason } = item.rationales[letter];
      return `${letter}: ${mistake === null ? "" : `[${mistake}] `}${reason}`;
    });
    return { key: item.correctAnswer, reasons };
  }
  const { answerKey, why, slips } = item;
  return {
    key: `${keyText(answerKey)}, typed as ${acceptedEntries(answerKey).join(", ")}`,
    reasons: [
      `Right: ${why}`,
      ...slips.map((slip) => `${rationalText(slip.value)}: [${slip.code}] ${slip.reason}`),
    ],
  };
}

function answerPart(item: Item): string {
  const { key, reasons } = keyPart(item);
  return [
    `Key: ${key}`,
    item.explanation,
    reasons.join("\n"),
    ...item.hints.map((hint, at) => (at === 0 ? `Hint: ${hint}` : `Hint ${at + 1}: ${hint}`)),
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
