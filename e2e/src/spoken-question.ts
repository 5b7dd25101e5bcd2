import {
  areMarksSaid,
  type Block,
  type ChoiceItem,
  type Figure,
  type Inline,
  type Item,
  OPTION_LETTERS,
  parseInline,
  parseProse,
  rationalText,
  spokenAroundBlank,
  spokenBlocks,
  spokenInlines,
  spokenMath,
  spokenOptions,
} from "@sat/item";

/** What must be heard of an open question, each text in the order of reading. */
export function spokenTexts(item: Item): string[] {
  const hasMarks = item.kind !== "entry" && areMarksSaid(optionsOf(item));
  const say = (line: readonly Inline[]) =>
    (hasMarks ? spokenAroundBlank(line) : undefined) ?? spokenInlines(line);
  return [
    ...(item.passage === undefined ? [] : spokenParts(item.passage, say)),
    ...spokenParts(item.question, say),
    ...spokenOptionNames(item),
  ];
}

/** The four options by letter and words; none where the answer is typed. */
export function spokenOptionNames(item: Item): string[] {
  if (item.kind === "entry") return [];
  const spoken = spokenOptions(optionsOf(item));
  return OPTION_LETTERS.map((letter) => `${letter}, ${spoken[letter]}`);
}

function optionsOf({ options: { A, B, C, D } }: ChoiceItem) {
  return { A: parseInline(A), B: parseInline(B), C: parseInline(C), D: parseInline(D) };
}

/** A figure's text alternative in words. */
export function spokenAlternative({ alt }: Figure): string {
  return spokenBlocks(parseProse(alt));
}

/** The cells of a table, its heads first; a corner over row heads may be empty. */
export function spokenCells(figure: Figure): string[] {
  if (figure.kind !== "table") return [];
  return [...figure.columns, ...figure.rows.flat()].map((cell) => spokenInlines(parseInline(cell)));
}

/** What must be heard after these where nothing was answered in time: the key that is typed, and every reason. */
export function spokenReasons(item: Item): string[] {
  const explanation = spokenParts(item.explanation);
  if (item.kind === "entry") {
    const { answerKey, why, slips } = item;
    const values = answerKey.kind === "values" ? answerKey.values : [];
    return [
      ...values.map((value) => spokenMath(rationalText(value))),
      ...spokenParts(why),
      ...explanation,
      ...slips.flatMap(({ reason }) => spokenParts(reason)),
    ];
  }
  const { A, B, C, D } = item.rationales;
  return [...explanation, ...[A, B, C, D].flatMap(({ reason }) => spokenParts(reason))];
}

/** Block by block, and of lists line by line, as they stand apart on the page. */
function spokenParts(markup: string, say: SayLine = spokenInlines): string[] {
  return parseProse(markup).flatMap((block) => linesOf(block, say));
}

type SayLine = (line: readonly Inline[]) => string;

function linesOf(block: Block, say: SayLine): string[] {
  switch (block.kind) {
    case "notes":
      return block.items.map((item) => spokenInlines(item));
    case "verse":
      return block.lines.map((line) => spokenInlines(line));
    case "heading":
      return [block.text];
    case "paragraph":
      return [say(block.children)];
  }
}
