import { describe, expect, it } from "vitest";
import { type Columns, filled, pastedCells } from "./cells.ts";

const blank: Columns = [
  { name: "x1", cells: ["", ""] },
  { name: "y1", cells: ["", ""] },
];
const cellsOf = (columns: Columns) => columns.map(({ cells }) => cells);

describe("the cells of a table", () => {
  it("take what a spreadsheet copies, from the cell on that it is pasted into", () => {
    const pasted = pastedCells("1\t2.5\r\n2\t4\r\n3\t6.1\r\n");
    const columns = filled(blank, { column: 0, row: 0 }, pasted);
    expect(cellsOf(columns)).toEqual([
      ["1", "2", "3", ""],
      ["2.5", "4", "6.1", ""],
    ]);
    const lower = filled(columns, { column: 1, row: 1 }, pastedCells("9\n8"));
    expect(cellsOf(lower)).toEqual([
      ["1", "2", "3", ""],
      ["2.5", "9", "8", ""],
    ]);
  });

  it("always end with a row to type on in", () => {
    const columns = filled(blank, { column: 1, row: 1 }, [["7"]]);
    expect(cellsOf(columns)).toEqual([
      ["", "", ""],
      ["", "7", ""],
    ]);
  });

  it("are no more than a page can show", () => {
    const pasted = pastedCells("1\n".repeat(5000));
    expect(filled(blank, { column: 0, row: 0 }, pasted)[0].cells).toHaveLength(300);
  });
});
