import { sheetOf } from "@sat/calculator";
import { describe, expect, it } from "vitest";
import { curvesOf } from "../curves-of.ts";
import { COLOURS, newExpression, type Row } from "../sheet.ts";
import { dashesOf } from "./dashes.ts";
import type { Palette } from "./palette.ts";

const PALETTE = { ground: "", ink: "", soft: "", grid: "", fine: "", curves: [] };
const COLOURFUL: Palette = { ...PALETTE, isTelling: true };
const FORCED: Palette = { ...PALETTE, isTelling: false };

function curvesOn(rows: readonly Row[]) {
  return curvesOf(rows, sheetOf(rows, { angle: "radians" }).results);
}

const row = (text: string, look: Partial<Row> = {}): Row => ({
  ...newExpression(0, text),
  ...look,
  kind: "expression",
});

describe("dashes", () => {
  it("are those of the style that was chosen", () => {
    const rows = [row("y=x"), row("y=x", { line: "dashed" }), row("y=x", { line: "dotted" })];
    const [solid, dashed, dotted] = curvesOn(rows).map((curve) => dashesOf(curve, COLOURFUL));
    expect(solid).toEqual([]);
    expect(dashed).not.toEqual([]);
    expect(dotted).not.toEqual([]);
    expect(dashed).not.toEqual(dotted);
  });

  it("tell curves apart whose colors are all the system's", () => {
    const rows = Array.from({ length: COLOURS }, (_, colour) => row("y=x", { colour }));
    const patterns = curvesOn(rows).map((curve) => dashesOf(curve, FORCED).join());
    expect(new Set(patterns).size).toBe(COLOURS);
  });

  it("of an inequality are for its edge alone to have", () => {
    const [curve] = curvesOn([row("y<=x", { line: "dashed", colour: 3 })]);
    if (curve === undefined) throw new Error("It is drawn");
    expect([dashesOf(curve, COLOURFUL), dashesOf(curve, FORCED)]).toEqual([[], []]);
  });
});
