import { expect, test } from "vitest";
import { UnprovenError } from "./unproven.ts";
import { provenOr } from "./proven-or.ts";

test("what is found is given back", () => {
  expect(provenOr("nothing", () => "something")).toBe("something");
});

test("something else is given back where the examiner cannot decide", () => {
  const find = () => {
    throw new UnprovenError("too hard");
  };
  expect(provenOr("nothing", find)).toBe("nothing");
});

test("any other error is none of its business", () => {
  const find = () => {
    throw new RangeError("a fault of the program");
  };
  expect(() => provenOr("nothing", find)).toThrow("a fault of the program");
});
