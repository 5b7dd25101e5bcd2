import { expect, test } from "vitest";
import { isForwarded } from "./forwarded.ts";

test.each([
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded",
  "x-real-ip",
  "true-client-ip",
])("a request with the header %s came through a proxy", (name) => {
  expect(isForwarded({ host: "localhost", [name]: "" })).toBe(true);
});

test("a request with a browser's own headers came through none", () => {
  const headers = {
    host: "localhost",
    origin: "http://localhost",
    "x-request-id": "1",
    cookie: "",
  };
  expect(isForwarded(headers)).toBe(false);
});
