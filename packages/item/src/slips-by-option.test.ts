import { expect, test } from "vitest";
import { slipsByOption } from "./slips-by-option.ts";

test("each wrong option has its slip, and the key none", () => {
  const why = (mistake: "stopped-early" | "off-by-one" | "opposite-sign" | null) => ({
    mistake,
    reason: "",
  });
  const rationales = {
    A: why("stopped-early"),
    B: why("off-by-one"),
    C: why(null),
    D: why("opposite-sign"),
  };
  expect(slipsByOption({ rationales })).toEqual({
    A: "stopped-early",
    B: "off-by-one",
    C: null,
    D: "opposite-sign",
  });
});
