import { expect, it } from "vitest";
import { dataTable } from "./data-table.ts";

it("a table is told cell by cell, a head that ends in a number parted from what it heads", () => {
  const { alt } = dataTable("Frequency table of goals", ["Goals", "Team 1"], [[0, 3]]);
  expect(alt).toBe("Frequency table of goals. Goals 0, Team 1: 3.");
});
