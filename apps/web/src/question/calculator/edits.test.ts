import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edit, edited, type EditedSheet, newEditedSheet } from "./edits.ts";

const anyId = fc.nat(6);
const rowEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant("changed" as const),
    id: anyId,
    change: fc.record({ text: fc.string({ maxLength: 3 }) }),
  }),
  fc.record({ kind: fc.constant("expression-added" as const), below: anyId }),
  fc.record({ kind: fc.constant("table-added" as const) }),
  fc.record({ kind: fc.constant("deleted" as const), id: anyId }),
  fc.record({
    kind: fc.constant("moved" as const),
    id: anyId,
    by: fc.constantFrom(1 as const, -1 as const),
  }),
);
const someEdits = fc.array(rowEdit, { maxLength: 30 });

const after = (edits: readonly Edit[], from = newEditedSheet()) => edits.reduce(edited, from);
const textsOf = ({ sheet }: EditedSheet) =>
  sheet.rows.map((row) => (row.kind === "expression" ? row.text : "table"));
const columnsOf = ({ sheet }: EditedSheet) =>
  sheet.rows.flatMap((row) => (row.kind === "table" ? row.columns.map(({ name }) => name) : []));
const typed = (text: string): Edit => ({
  kind: "changed",
  id: 0,
  change: { text },
  about: "typing",
});

describe("edits of a sheet", () => {
  it("leave a row to type in, and no two rows with one id", () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const ids = after(edits).sheet.rows.map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("are undone one by one, and redone", () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const changed = after(edits);
        const steps = changed.past.map((): Edit => ({ kind: "undone" }));
        const back = after(steps, changed);
        expect(back.sheet).toEqual(newEditedSheet().sheet);
        const forth = after(
          steps.map((): Edit => ({ kind: "redone" })),
          back,
        );
        expect(forth.sheet).toEqual(changed.sheet);
      }),
    );
  });

  it("take typing in one row as one step, until something else is done", () => {
    const state = after([typed("1"), typed("12"), { kind: "expression-added" }, typed("123")]);
    const once = edited(state, { kind: "undone" });
    expect(textsOf(once)).toEqual(["12", ""]);
    expect(textsOf(after([{ kind: "undone" }, { kind: "undone" }], once))).toEqual([""]);
  });

  it("leave nothing to be redone once something new is done", () => {
    const state = after([typed("1"), { kind: "undone" }, typed("2"), { kind: "redone" }]);
    expect(textsOf(state)).toEqual(["2"]);
  });

  it("are no way back from how the sheet is looked at", () => {
    const state = after([
      typed("1"),
      { kind: "set", sheet: { angle: "degrees" } },
      { kind: "undone" },
    ]);
    expect(state.sheet.angle).toBe("degrees");
    expect(textsOf(state)).toEqual([""]);
  });

  it("number the columns of a new table on from the tables that are there", () => {
    const state = after([{ kind: "table-added" }, { kind: "table-added" }]);
    expect(columnsOf(state)).toEqual(["x1", "y1", "x2", "y2"]);
    const others = after([{ kind: "deleted", id: 1 }, { kind: "table-added" }], state);
    expect(columnsOf(others)).toEqual(["x2", "y2", "x3", "y3"]);
  });
});
