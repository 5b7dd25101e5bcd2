import type { Facts } from "@sat/engine";
import { accepts, type EntryKey, type Rational, rationalText } from "@sat/item";
import type { Fraction } from "../../exact/fraction.ts";
import { fromFraction } from "../../exact/num.ts";
import { decidingValues, edgesOf, meetsAll } from "../../provers/math/any-solution.ts";
import type { Verdict } from "../../provers/prover.ts";
import { verdictOf } from "../../provers/prove.ts";
import { parseRelations } from "../../reading/parse.ts";
import type { Gate } from "../gate.ts";
import { exactly } from "./printed-values.ts";

/** Facts that have one right answer, so that a key that is right leaves no other out. */
const WITH_ONE_ANSWER: ReadonlySet<Facts["kind"]> = new Set<Facts["kind"]>([
  "value",
  "statistic",
  "probability",
  "measure",
  "solutions",
  "whole-number",
  "extreme",
  "circle",
  "solid",
]);

/** From the facts a second program finds what is right: all that the key accepts, and nothing that it refuses. */
export const entrySolver: Gate<"entry"> = {
  id: "entry-solver",
  kinds: "entry",
  check: ({ item: { answerKey, slips }, facts }) => {
    const isRight = verdictOf(facts);
    const found =
      facts.kind === "any-solution"
        ? disagreements(answerKey, facts)
        : wrongValues(answerKey, facts.kind, isRight);
    const right = slips.filter(({ value }) => isRight(asReading(value)));
    return [...found, ...right.map(({ value }) => `the slip ${rationalText(value)} is right`)];
  },
};

/** Where neither the facts nor the key can change between two values, one between them speaks for all. */
function disagreements(
  key: EntryKey,
  facts: Extract<Facts, { kind: "any-solution" }>,
): readonly string[] {
  const isRight = meetsAll(facts);
  const named = key.kind === "values" ? key.values : [key.low.value, key.high.value];
  const edges = edgesOf(facts.given.flatMap(parseRelations), facts.unknown);
  const wrong = decidingValues([...edges, ...named.map(exactly)])
    .filter((value) => isRight(fromFraction(value)) !== takes(key, value))
    .map(({ num, den }) => `the key and the facts do not agree on ${num}/${den}`);
  return [...new Set(wrong)];
}

function takes(key: EntryKey, { num, den }: Fraction): boolean {
  return accepts(key, { value: { num: Number(num), den: Number(den) }, filledTo: null });
}

function wrongValues(key: EntryKey, kind: Facts["kind"], isRight: Verdict): readonly string[] {
  if (!WITH_ONE_ANSWER.has(kind)) return [`facts of the kind ${kind} may have several answers`];
  if (key.kind === "interval") return ["the facts have one answer, the key is a range"];
  const [value, ...more] = key.values;
  if (value === undefined || more.length > 0) {
    return [`the facts have one answer, the key has ${key.values.length}`];
  }
  return isRight(asReading(value))
    ? []
    : [`the key is ${rationalText(value)}, which the second solver finds wrong`];
}

function asReading(value: Rational): Parameters<Verdict>[0] {
  const tree = { kind: "number", value: exactly(value), digits: "" } as const;
  return { kind: "number", tree, prefix: "", suffix: "" };
}
