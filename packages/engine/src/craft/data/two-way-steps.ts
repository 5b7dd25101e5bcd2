import { capitalized } from "../../language/noun.ts";
import { type Operand, quotient as over, sum } from "../../math/expression.ts";
import type { DraftOption, Step } from "../../model.ts";
import { numeral, right, wrong } from "../options/option.ts";
import { slipTo } from "../options/pool.ts";
import { stepThrough } from "../wording/steps.ts";
import { QUOTIENTS, type Share, type Table, amounts, quotient, traits } from "./two-way-shares.ts";

type Amount = (typeof QUOTIENTS)[Share][number];

/** Whom the share is taken from, and what is asked of one of them. */
export function selection(table: Table, share: Share): readonly [from: string, event: string] {
  const { all, one } = table.scenario;
  const { inRow, inColumn, beside } = traits(table);
  const [anyone, others] = [`one of ${all}`, beside.map(({ is }) => is).join(" or ")];
  switch (share) {
    case "cell":
      return [anyone, `${inRow.is} and ${inColumn.is}`];
    case "rest":
      return [anyone, `${inRow.is} and either ${others}`];
    case "row":
      return [anyone, inRow.is];
    case "column":
      return [anyone, inColumn.is];
    case "cell in row":
      return [`${one} ${inRow.is}`, inColumn.is];
    case "cell in column":
      return [`${one} ${inColumn.is}`, inRow.is];
  }
}

/** The counts that make up an amount of the table. */
function partsOf({ counts, row, column }: Table, part: Amount): readonly number[] {
  const line = counts[row] ?? [];
  const parts = {
    cell: [line[column] ?? 0],
    rest: line.filter((_, at) => at !== column),
    row: line,
    column: counts.map((each) => each[column] ?? 0),
    all: counts.flat(),
  };
  return parts[part];
}

/** The division behind a share; totals that the table does not print are added up in it. */
function shareWork(table: Table, share: Share, totals: boolean): Operand {
  const [part, whole] = QUOTIENTS[share];
  const found = amounts(table);
  const rows = table.counts.map((line) => line.reduce((total, count) => total + count, 0));
  const addends = (of: Amount) => (of === "all" ? rows : partsOf(table, of));
  const worked = (of: Amount) => (totals && of !== "rest" ? found[of].count : sum(...addends(of)));
  return over(worked(part), worked(whole));
}

/** The shares as options; the reason of each names what it is the share of. */
export function shareOptions(
  table: Table,
  shares: readonly Share[],
  totals = false,
): DraftOption[] {
  const key = quotient(table, table.asked);
  return shares.map((share) => {
    const { over: part, under, value } = quotient(table, share);
    const face = numeral(value);
    if (share === table.asked) {
      const why = `It divides ${part.name}, $${part.count}$, by ${under.name}, $${under.count}$.`;
      return right(face, why);
    }
    const isOfSame = part.name === key.over.name;
    const [from, event] = selection(table, share);
    const { code, reason } = slipTo(
      shareWork(table, share, totals),
      isOfSame
        ? { code: "wrong-total", deed: `dividing by ${under.name} instead of ${key.under.name}` }
        : { code: "another-quantity", deed: `finding the probability that ${from} ${event}` },
      () => face,
    );
    return wrong(face, code, reason);
  });
}

/** "$36 + 39 + 38 = 113$", on a line of its own. */
function added(table: Table, part: Amount): string {
  return `\n\n$${partsOf(table, part).join(" + ")} = ${amounts(table)[part].count}$`;
}

function wholeStep(table: Table, totals: boolean): string {
  const [, whole] = QUOTIENTS[table.asked];
  const { name, count } = amounts(table)[whole];
  if (whole !== "all") {
    return `Only those in ${name.replace("the total of ", "")} can be selected, so add its counts.${added(table, whole)}`;
  }
  const anyOf = `Any of ${table.scenario.all} can be selected`;
  return totals
    ? `${anyOf}, and ${name} is $${count}$.`
    : `${anyOf}, so add all the counts.${added(table, whole)}`;
}

function partStep(table: Table, totals: boolean): string {
  const [part] = QUOTIENTS[table.asked];
  const { name, count } = amounts(table)[part];
  if (part === "rest") return `Add ${name}.${added(table, part)}`;
  return totals || part === "cell"
    ? `${capitalized(name)} is $${count}$.`
    : `Add to find ${name}.${added(table, part)}`;
}

/** From the counts to the share asked for. */
export function shareSteps(table: Table, totals = false): Step[] {
  const { over: part, under, value } = quotient(table, table.asked);
  const simplify = under.count === value.den ? "" : " and simplify";
  return [
    { text: wholeStep(table, totals) },
    { text: partStep(table, totals) },
    stepThrough(
      `Divide $${part.count}$ by $${under.count}$${simplify}.`,
      over(part.count, under.count),
      value,
    ),
  ];
}
