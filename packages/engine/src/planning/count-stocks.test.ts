import { expect, test } from "vitest";
import { countStocks } from "./count-stocks.ts";
import { aModel } from "./testing/a-model.ts";

test("each stock of a closed model is found when the next count is asked for, and no other is", () => {
  const found: string[] = [];
  const counted = (id: string, closed: boolean) =>
    aModel({
      id,
      closed,
      levels: ["Easy", "Hard"],
      space: {
        get Easy() {
          found.push(`${id} Easy`);
          return 3;
        },
        get Hard() {
          found.push(`${id} Hard`);
          return 4;
        },
      },
    });
  const counts = countStocks([counted("open", false), counted("closed", true)]);
  expect(found).toEqual([]);
  expect(counts.next().value).toBe(3);
  expect(found).toEqual(["closed Easy"]);
  expect([...counts]).toEqual([4]);
  expect(found).toEqual(["closed Easy", "closed Hard"]);
});
