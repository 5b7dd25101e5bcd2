import type { Item } from "@sat/item";
import type { TreePart } from "./accessibility-tree.ts";
import {
  spokenAlternative,
  spokenCells,
  spokenOptionNames,
  spokenReasons,
  spokenTexts,
} from "./spoken-question.ts";

/** What of a question is not heard from its sheet as it is printed; of an answered one, the reasons too. */
export function unheard(item: Item, sheet: TreePart | undefined, isAnswered: boolean): string[] {
  const faults =
    sheet === undefined
      ? ["there is no sheet"]
      : [
          ...missingTexts(sheet, [
            ...spokenTexts(item),
            ...(isAnswered ? spokenReasons(item) : []),
          ]),
          ...wrongOptions(item, sheet, isAnswered),
          ...wrongFigure(item, sheet),
        ];
  return faults.map((fault) => `${item.model} ${item.level} ${item.seed}: ${fault}`);
}

/** Texts that are not heard whole and in their order: what is read twice within one parts it too. */
function missingTexts(sheet: TreePart, texts: readonly string[]): string[] {
  const heard = closed(sheet.words);
  let place = 0;
  return texts.flatMap((text) => {
    const at = heard.indexOf(closed(text), place);
    if (at < 0) return [`is silent about: ${text}`];
    place = at + closed(text).length;
    return [];
  });
}

function wrongOptions(item: Item, sheet: TreePart, isAnswered: boolean): string[] {
  const heard = sheet.all("radio").map(({ name }) => name);
  const key = isAnswered && item.kind !== "entry" ? item.correctAnswer : undefined;
  const spoken = spokenOptionNames(item).map((name) =>
    name.startsWith(`${key},`) ? `${name} Correct answer` : name,
  );
  return differences("options", heard, spoken);
}

function wrongFigure({ figure }: Item, sheet: TreePart): string[] {
  const pictures = sheet.all("image").map(({ name }) => name);
  const cells = sheet.all("columnheader", "rowheader", "cell", "gridcell");
  const isDrawn = figure !== undefined && figure.kind !== "table";
  return [
    ...differences("pictures", pictures, isDrawn ? [spokenAlternative(figure)] : []),
    ...differences(
      "cells",
      cells.map(({ words }) => words),
      figure === undefined ? [] : spokenCells(figure),
    ),
  ];
}

function differences(of: string, heard: readonly string[], spoken: readonly string[]): string[] {
  const isSame = heard.map(closed).join("\n") === spoken.map(closed).join("\n");
  return isSame ? [] : [`has ${of} ${heard.join(" | ")} in place of ${spoken.join(" | ")}`];
}

/** Words as they are heard: spaces part elements in ways of their own, and marks sound alike however they are set. */
function closed(words: string): string {
  return words
    .replace(/\s+/g, "")
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/-{2,3}|[–—\u2212]/g, "-")
    .replace(/×/g, "x");
}
