import { expect, test } from "vitest";
import { answered } from "../testing/a-sat-section.ts";
import { rightsForHarder, routeAfter } from "./route-after.ts";

test.each([
  ["Reading and Writing", 25, 17],
  ["Math", 20, 13],
] as const)(
  "in %s the harder route follows from some three in five right on",
  (section, questions, needed) => {
    const after = (rights: number) =>
      routeAfter(section, answered([0, questions, 0], [0, rights, 0]));
    expect(rightsForHarder(section, questions)).toBe(needed);
    expect(after(needed)).toBe("harder");
    expect(after(needed - 1)).toBe("easier");
  },
);
