import {
  acceptedEntries,
  type EntryItem,
  type EntryKey,
  grade,
  type Rational,
  rationalText,
  readEntry,
  slipBehind,
} from "@sat/item";
import { fraction } from "../../exact/fraction.ts";
import type { Gate } from "../gate.ts";

/** The key can be typed; whatever way it is typed it is right, and whatever way a slip is typed it is that slip. */
export const entryForms: Gate<"entry"> = {
  id: "entry-forms",
  kinds: "entry",
  check: ({ item }) => {
    const values = valuesOf(item.answerKey);
    const untidy = [...values, ...item.slips.map(({ value }) => value)].filter(
      (value) => !isInLowestTerms(value),
    );
    return [
      ...untidy.map((value) => `${rationalText(value)} is not in lowest terms`),
      ...repeats(values).map((value) => `the key names ${value} twice`),
      ...(untidy.length > 0 ? [] : [...keyFaults(item), ...item.slips.flatMap(slipFaults(item))]),
    ];
  },
};

function valuesOf(key: EntryKey): readonly Rational[] {
  return key.kind === "values" ? key.values : [key.low.value, key.high.value];
}

function isInLowestTerms({ num, den }: Rational): boolean {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den < 1) return false;
  return fraction(num, den).den === den;
}

function repeats(values: readonly Rational[]): string[] {
  const texts = values.map(rationalText);
  return texts.filter((text, at) => texts.indexOf(text) < at);
}

function keyFaults(item: EntryItem): string[] {
  const { answerKey } = item;
  const each = answerKey.kind === "values" ? answerKey.values.map(alone) : [answerKey];
  return each.flatMap((key) => {
    const named = valuesOf(key).map(rationalText).join(" to ");
    const accepted = acceptedEntries(key);
    if (accepted.length === 0) return [`nobody can enter ${named}`];
    return [...new Set([...accepted, ...valuesTyped(key)])]
      .filter((text) => !isRight(item, text) || isTakenForZero(text, key))
      .map((text) => `${text} is refused or misread for ${named}`);
  });
}

function alone(value: Rational): Extract<EntryKey, { kind: "values" }> {
  return { kind: "values", values: [value] };
}

function isRight(item: EntryItem, text: string): boolean {
  return grade(item, { kind: "entry", text });
}

/** A value so small that nothing but zeros fits the space. */
function isTakenForZero(text: string, key: EntryKey): boolean {
  const entry = readEntry(text);
  if (key.kind === "interval" || entry.kind !== "entry") return false;
  return entry.value.num === 0 && key.values.some(({ num }) => num !== 0);
}

/** Most characters of an entry without its sign, by the rules of the exam. */
const SPACE = 5;

/** A value as learners type it: the fraction, twice over, and what long division shows as far as it fits. */
function valuesTyped(key: EntryKey): string[] {
  if (key.kind === "interval") return [];
  return key.values.flatMap(({ num, den }) => {
    const [size, sign] = [Math.abs(num), num < 0 ? "-" : ""];
    const fractions = [`${size}/${den}`, `${2 * size}/${2 * den}`];
    const digits = longDivision(BigInt(size), BigInt(den)).slice(0, SPACE);
    const decimals = /\.\d/.test(digits) ? [digits] : [];
    return [...fractions.filter(({ length }) => length <= SPACE), ...decimals].map(
      (text) => sign + text,
    );
  });
}

function longDivision(over: bigint, under: bigint): string {
  const places = BigInt(SPACE);
  const rest = String(((over % under) * 10n ** places) / under).padStart(SPACE, "0");
  return `${over / under}.${rest}`;
}

function slipFaults(item: EntryItem): (slip: EntryItem["slips"][number]) => string[] {
  return (slip) => {
    const named = rationalText(slip.value);
    const forms = acceptedEntries(alone(slip.value));
    if (forms.length === 0) return [`nobody can enter the slip ${named}`];
    return forms.flatMap((text) => [
      ...(isRight(item, text) ? [`the slip ${named} is right when typed as ${text}`] : []),
      ...(slipBehind(item, text) === slip
        ? []
        : [`${text} is taken for another slip than ${named}`]),
    ]);
  };
}
