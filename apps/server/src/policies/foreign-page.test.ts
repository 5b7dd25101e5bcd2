import { expect, test } from "vitest";
import { isForeignPage } from "./foreign-page.ts";

const home = new URL("https://sat.example/app");

test("another site's page may read, and may change nothing", () => {
  const origin = "https://evil.example";
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(isForeignPage({ method, origin }, home)).toBe(false);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", undefined])
    expect(isForeignPage({ method, origin }, home)).toBe(true);
});

test("our own pages may change things, and so may a program that names no page", () => {
  for (const origin of ["https://sat.example", undefined])
    expect(isForeignPage({ method: "POST", origin }, home)).toBe(false);
});

test("an origin is compared whole: its scheme, its host and its port", () => {
  for (const origin of [
    "http://sat.example",
    "https://sat.example:8443",
    "https://a.sat.example",
    "null",
  ])
    expect(isForeignPage({ method: "POST", origin }, home)).toBe(true);
});
