import { factCards } from "@sat/content/cards";
import { expect, test } from "vitest";
import { agents } from "./nonfinite-slots.ts";

test("no time stands between a participle and its particle", () => {
  const parted = factCards
    .flatMap((card) => agents(card, "Medium"))
    .map(({ after }) => after.split(" by ")[0] ?? "")
    .filter((words) => /^ .+ (away|out|up|down|off|over|back|open|apart)$/.test(words));
  expect(parted).toEqual([]);
});
