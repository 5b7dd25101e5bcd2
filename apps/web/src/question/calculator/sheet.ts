/** What a learner has put into the calculator beside one question. */

/** Limits and step of a slider. */
export interface SliderRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** How lines are drawn that are not edges of what is shaded: there, dashes mean something. */
export const LINE_STYLES = ["solid", "dashed", "dotted"] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

/** How what a row draws looks. */
export interface Look {
  /** The place of its colour among those of curves. */
  readonly colour: number;
  readonly line: LineStyle;
  readonly isHidden: boolean;
}

interface AnyRow extends Look {
  /** Tells a row from the others of its sheet, whatever becomes of it. */
  readonly id: number;
}

export interface ExpressionRow extends AnyRow {
  readonly kind: "expression";
  readonly text: string;
  readonly range: SliderRange;
  /** Whether its value is shown as a fraction where there is one. */
  readonly asFraction: boolean;
}

export interface TableColumn {
  /** As rows below call it, such as `x1`. */
  readonly name: string;
  readonly cells: readonly string[];
}

export interface TableRow extends AnyRow {
  readonly kind: "table";
  readonly columns: readonly [TableColumn, TableColumn];
}

export type Row = ExpressionRow | TableRow;

/** The window of the graph: its middle, and how much of each axis a pixel shows. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly perPixelX: number;
  readonly perPixelY: number;
}

export type Angle = "radians" | "degrees";

export interface Sheet {
  readonly rows: readonly Row[];
  readonly angle: Angle;
  readonly mode: "graphing" | "scientific";
  /** Null while it is the one that the graph begins with. */
  readonly camera: Camera | null;
}

export const COLOURS = 6;
const FIRST_RANGE: SliderRange = { from: -10, to: 10, step: 0.1 };
/** Rows of a new table, one of them to type on in. */
const FIRST_CELLS = 4;

function newLook(id: number): Look {
  return { colour: id % COLOURS, line: "solid", isHidden: false };
}

export function newExpression(id: number, text = ""): ExpressionRow {
  return {
    kind: "expression",
    id,
    text,
    ...newLook(id),
    range: FIRST_RANGE,
    asFraction: false,
  };
}

/** A table of two columns, numbered on from the tables that are there. */
export function newTable(id: number, rows: readonly Row[]): TableRow {
  const number = 1 + Math.max(0, ...rows.map(tableNumber));
  const cells = Array.from({ length: FIRST_CELLS }, () => "");
  const columns = [
    { name: `x${number}`, cells },
    { name: `y${number}`, cells },
  ] as const;
  return { kind: "table", id, ...newLook(id), columns };
}

/** By which its columns are named; 0 of what is no table. */
function tableNumber(row: Row): number {
  return row.kind === "table" ? Number(row.columns[0].name.slice(1)) : 0;
}

export function newSheet(): Sheet {
  return { rows: [newExpression(0)], angle: "radians", mode: "graphing", camera: null };
}
