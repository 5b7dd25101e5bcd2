import { type Specimen, contentId } from "@sat/engine";
import { type EntryItem, type Item, OPTION_LETTERS, rationalText } from "@sat/item";
import type { Change } from "./change.ts";
import { type FigureChange, figureNumberChanges, labelChanges } from "./figure-edits.ts";
import { type Guard, guardOf } from "./guard.ts";
import {
  askedChanges,
  directionChanges,
  numberChanges,
  numberWordChanges,
  signChanges,
  swapChanges,
  unitChanges,
} from "./text-edits.ts";

/** Where an edit stands: in what is read before answering, in its options, in what is read after, or in the key. */
export const EDIT_KINDS = {
  number: "question",
  "number word": "question",
  sign: "question",
  unit: "question",
  swap: "question",
  direction: "question",
  asked: "question",
  "figure number": "question",
  label: "question",
  "option word": "option",
  "explanation number": "after",
  "reasons swapped": "after",
  "key letter": "key",
  "authored key": "key",
} as const;

export type EditKind = keyof typeof EDIT_KINDS;

export const ALL_EDIT_KINDS = Object.keys(EDIT_KINDS) as EditKind[]; // its names, which TypeScript gives as plain strings

/** One small edit of an item: what it put in the place of what. */
export interface Edit {
  readonly kind: EditKind;
  readonly from: string;
  readonly to: string;
  readonly item: Item;
}

/**
 * Every single edit of a kind that changes what is printed, or the key. An authored item gets the identity of what it
 * became, as an edit of the stock would give it.
 */
export function editsOf(
  kind: EditKind,
  specimen: Specimen,
  guard: Guard = guardOf(specimen),
): Edit[] {
  return changedItems(kind, specimen.item, guard).map(({ item, ...edit }) => ({
    kind,
    ...edit,
    item: guard === "facts" ? item : { ...item, id: contentId(item) },
  }));
}

type Changed = Omit<Edit, "kind">;

function changedItems(kind: EditKind, item: Item, guard: Guard): Changed[] {
  switch (kind) {
    case "number":
      return inQuestion(item, numberChanges);
    case "number word":
      return inQuestion(item, numberWordChanges);
    case "sign":
      return inQuestion(item, signChanges);
    case "unit":
      return inQuestion(item, unitChanges);
    case "swap":
      return inQuestion(item, swapChanges);
    case "direction":
      return inQuestion(item, directionChanges);
    case "asked":
      return askedChanges(item.question).map((change) => withText(item, "question", change));
    case "figure number":
      return inFigure(item, figureNumberChanges);
    case "label":
      return inFigure(item, labelChanges);
    case "option word":
      return inOptions(item);
    case "explanation number":
      return numberChanges(item.explanation).map((change) => withText(item, "explanation", change));
    case "reasons swapped":
      return swappedReasons(item);
    case "key letter":
      return guard === "facts" ? otherKeys(item) : [];
    case "authored key":
      // Only readers can tell; where none has read the question yet, there is nothing to catch it by.
      return guard === "readings" ? otherKeys(item) : [];
  }
}

function withText(
  item: Item,
  field: "question" | "passage" | "explanation",
  { from, to, text }: Change,
): Changed {
  return { from, to, item: { ...item, [field]: text } };
}

function inQuestion(item: Item, changesIn: (text: string) => Change[]): Changed[] {
  const { passage } = item;
  return [
    ...(passage === undefined
      ? []
      : changesIn(passage).map((change) => withText(item, "passage", change))),
    ...changesIn(item.question).map((change) => withText(item, "question", change)),
  ];
}

/** Numbers, units and directions in each option. */
function inOptions(item: Item): Changed[] {
  if (item.kind === "entry") return [];
  return OPTION_LETTERS.flatMap((letter) =>
    [numberChanges, numberWordChanges, unitChanges, directionChanges]
      .flatMap((changesIn) => changesIn(item.options[letter]))
      .map(({ from, to, text }) => ({
        from: `${letter}: ${from}`,
        to,
        item: { ...item, options: { ...item.options, [letter]: text } },
      })),
  );
}

function inFigure(item: Item, changesIn: (of: NonNullable<Item["figure"]>) => FigureChange[]) {
  if (item.figure === undefined) return [];
  return changesIn(item.figure).map(({ from, to, figure }) => ({
    from,
    to,
    item: { ...item, figure },
  }));
}

/** The reasons of two wrong answers, each at the other; the code of a slip stays where it was. */
function swappedReasons(item: Item): Changed[] {
  if (item.kind === "entry") return swappedSlips(item);
  const wrong = OPTION_LETTERS.filter((letter) => letter !== item.correctAnswer);
  return wrong.flatMap((first, place) =>
    wrong.slice(place + 1).map((second) => {
      const { [first]: a, [second]: b } = item.rationales;
      const rationales = {
        ...item.rationales,
        [first]: { ...a, reason: b.reason },
        [second]: { ...b, reason: a.reason },
      };
      return {
        from: `${first} … ${second}`,
        to: `${second} … ${first}`,
        item: { ...item, rationales },
      };
    }),
  );
}

function swappedSlips(item: EntryItem): Changed[] {
  const { slips } = item;
  return slips.flatMap((first, place) =>
    slips.slice(place + 1).map((second) => {
      const reasons = new Map([
        [first, second.reason],
        [second, first.reason],
      ]);
      const swapped = slips.map((slip) => ({ ...slip, reason: reasons.get(slip) ?? slip.reason }));
      const [a, b] = [rationalText(first.value), rationalText(second.value)];
      return { from: `${a} … ${b}`, to: `${b} … ${a}`, item: { ...item, slips: swapped } };
    }),
  );
}

/** Another option as the key, slips and reasons with it, so that only the right answer is wrong. */
function otherKeys(item: Item): Changed[] {
  if (item.kind === "entry") return [];
  const key = item.correctAnswer;
  return OPTION_LETTERS.filter((letter) => letter !== key).map((other) => ({
    from: key,
    to: other,
    item: {
      ...item,
      correctAnswer: other,
      rationales: {
        ...item.rationales,
        [key]: item.rationales[other],
        [other]: item.rationales[key],
      },
    },
  }));
}
