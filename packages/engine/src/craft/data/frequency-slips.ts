import { ascending, decimalFace } from "../wording/story.ts";
import { quotient, sum } from "../../math/expression.ts";
import { workOut } from "../../math/work-out.ts";
import { type PoolSlip, type Show, slipTo } from "../options/pool.ts";
import {
  STATISTICS,
  type Statistic,
  type Tallied,
  inUnitsOf,
  slipOf,
  statisticsOf,
} from "./found-statistics.ts";
import { expanded } from "./statistics.ts";

const show: Show = (work) => decimalFace(workOut(work));

function middle(of: readonly number[]): number {
  return ascending(of)[(of.length - 1) / 2] ?? 0;
}

/** The trap of each statistic: the frequencies are left out, or taken for the data. */
function classicSlip(table: Tallied, ask: Statistic): PoolSlip {
  const { values, counts } = table;
  switch (ask) {
    case "mean":
      return slipTo(
        quotient(sum(...values.map((each) => inUnitsOf(table, each))), values.length),
        {
          code: "term-left-out",
          deed: "averaging the listed values without their frequencies",
          isClassic: true,
          step: 1,
        },
        show,
      );
    case "median":
      return slipTo(
        inUnitsOf(table, middle(values)),
        {
          code: "term-left-out",
          deed: "taking the middle one of the listed values without their frequencies",
          isClassic: true,
          step: 1,
        },
        show,
      );
    case "mode":
      return slipTo(
        Math.max(...counts),
        {
          code: "another-quantity",
          deed: "giving the greatest frequency instead of the value that it belongs to",
          isClassic: true,
          step: 2,
        },
        show,
      );
    case "range":
      return slipTo(
        sum(Math.max(...counts), -Math.min(...counts)),
        {
          code: "wrong-row-or-column",
          deed: "subtracting the least frequency from the greatest",
          isClassic: true,
          step: 1,
        },
        show,
      );
  }
}

/** Slips at a statistic of the data in a frequency table with an odd number of rows. */
export function slipsOfTable(table: Tallied, ask: Statistic): PoolSlip[] {
  const { values, counts, parts } = table;
  const list = { data: expanded(values, counts), parts };
  const others = STATISTICS.filter((each) => each !== ask).map((each) => {
    const { work = inUnitsOf(table, statisticsOf(list.data)[each]), ...slip } = slipOf(list, each);
    return slipTo(work, { ...slip, step: 3 }, show);
  });
  const ofCounts = slipTo(
    middle(counts),
    { code: "wrong-row-or-column", deed: "taking the median of the frequencies", step: 2 },
    show,
  );
  const greatest = slipTo(
    inUnitsOf(table, Math.max(...values)),
    { code: "wrong-statistic", deed: "giving the greatest of the listed values", step: 2 },
    show,
  );
  const last = { mean: [], median: [ofCounts], mode: [greatest], range: [greatest] } as const;
  return [classicSlip(table, ask), ...others, ...last[ask]];
}
