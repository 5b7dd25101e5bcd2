export type Row = ExpressionRow | TableRow;

export interface ExpressionRow {
  readonly kind: "expression";
  readonly text: string;
}

export interface TableRow {
  readonly kind: "table";
  readonly columns: readonly Column[];
}

export interface Column {
  /** Such as x1 or y1. */
  readonly name: string;
  readonly cells: readonly string[];
}

export interface Settings {
  readonly angle: "radians" | "degrees";
}
