export type { Plot } from "./curves/plot.ts";
export type { Line, Path, Shapes } from "./curves/shapes.ts";
export { shapesOf } from "./curves/shapes-of.ts";
export type { View } from "./curves/view.ts";
export type { Point, Value } from "./evaluate/value.ts";
export type { Interest } from "./interest/interest.ts";
export { Search } from "./interest/search.ts";
export { formatNumber, formatValue } from "./number/format.ts";
export { type Fraction, fractionOf } from "./number/fraction.ts";
export type {
  ColumnResult,
  Definition,
  Failure,
  FitResult,
  Parameter,
  Result,
  TableResult,
} from "./rows/result.ts";
export type { Column, ExpressionRow, Row, Settings, TableRow } from "./rows/row.ts";
export { type Sheet, sheetOf } from "./rows/sheet-of.ts";
export { sayStatement, sayValue } from "./say/say.ts";
export type { Stop } from "./trace/stops-on.ts";
export { type Near, Tracer } from "./trace/tracer.ts";
