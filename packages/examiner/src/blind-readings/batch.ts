import { Chance } from "@sat/engine";
import type { ChoiceItem, OptionLetter, TopicId } from "@sat/item";
import { canonicalOptions, letterAt } from "./canonical-order.ts";
import type { Sheet } from "../print/print-item.ts";
import { CONTROL_KINDS, type Control, type ControlKind } from "./controls/control.ts";
import { doubledControls } from "./controls/doubled-controls.ts";
import { faultyControls } from "./controls/faulty-controls.ts";
import { swappedControls } from "./controls/swapped-controls.ts";

/** What fixes a batch, beside the stock: the same three, the same pages. */
export interface BatchTerms {
  /** The hash of the commit at which it was handed out; any word for practice. */
  readonly seed: string;
  readonly reader: string;
  /** Ids of the authored questions in it. */
  readonly questions: readonly string[];
}

/** What stands at a place of a batch: a question of the stock, or a control. */
export type Content =
  | {
      readonly question: string;
      readonly topic: TopicId;
      /** For each letter as shown, the letter of that option in canonical order. */
      readonly order: readonly OptionLetter[];
    }
  | { readonly control: ControlKind };

/** One of the numbered questions of a batch: what the reader sees, and what it is in truth. */
export interface Place {
  readonly sheet: Sheet;
  readonly content: Content;
}

/** With so many questions, or a part of them, comes one control of each kind. */
const QUESTIONS_A_CONTROL = 10;

/** The places of a batch in order; undefined when one of its questions is not in the stock. */
export function batchPlaces(terms: BatchTerms, stock: readonly ChoiceItem[]): Place[] | undefined {
  const wanted = new Set(terms.questions);
  const asked = stock.filter(({ id }) => wanted.has(id));
  if (asked.length < terms.questions.length) return undefined;
  const chance = new Chance(`blind-readings/${terms.seed}/${terms.reader}`);
  const sheets = [
    ...asked.map((item) => questionPlace(item, chance.sub(item.id))),
    ...controlsFor(asked, stock, chance.sub("controls")).map(controlPlace),
  ];
  return chance.sub("places").shuffle(sheets);
}

function questionPlace(item: ChoiceItem, chance: Chance): Place {
  const options = canonicalOptions(item.options);
  const places = chance.shuffle([0, 1, 2, 3]);
  const sheet = sheetWith(
    item,
    places.map((place) => options[place] ?? ""),
  );
  return {
    sheet,
    content: { question: item.id, topic: item.topic, order: places.map(letterAt) },
  };
}

function sheetWith({ passage, figure, question }: Sheet, options: readonly string[]): Sheet {
  const [A = "", B = "", C = "", D = ""] = options;
  return { passage, figure, question, options: { A, B, C, D } };
}

/** As many of each kind as the questions call for, of their topics as far as there are such, on other texts than theirs. */
function controlsFor(asked: readonly ChoiceItem[], stock: readonly ChoiceItem[], chance: Chance) {
  const count = Math.ceil(asked.length / QUESTIONS_A_CONTROL);
  const topics = new Set(asked.map(({ topic }) => topic));
  const sources = new Set(asked.map(({ source }) => source));
  const others = stock.filter(({ source }) => !sources.has(source));
  const pool = {
    swapped: swappedControls(chance.sub("swapped").shuffle(others)),
    doubled: chance.sub("doubled").shuffle(doubledControls),
    faulty: chance.sub("faulty").shuffle(faultyControls),
  };
  return CONTROL_KINDS.flatMap((kind) => {
    const near = pool[kind].filter(({ topic }) => topics.has(topic));
    const far = pool[kind].filter(({ topic }) => !topics.has(topic));
    const shuffled = chance.sub("options");
    return [...near, ...far].slice(0, count).map((control) => ({
      kind,
      sheet: sheetWith(control.sheet, shuffled.shuffle(canonicalOptions(control.sheet.options))),
    }));
  });
}

function controlPlace({ kind, sheet }: Pick<Control, "kind" | "sheet">): Place {
  return { sheet, content: { control: kind } };
}
