import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPage } from "./next-page.ts";

const PAGES = ["/dashboard", "/practice", "/study-mode"];
const isPage = (path: string) => PAGES.includes(path);
const HERE = "https://sat.example";

/** What open redirects are made of, put together at random. */
const PARTS =
  "/ // \\ https: javascript: data: @ . .. %2f %5c ? # \t \n \r \0 \u2028 evil.example practice /practice dashboard";
const crafted = fc
  .array(fc.constantFrom(...PARTS.split(" "), " "), { maxLength: 8 })
  .map((parts) => parts.join(""));

it("leads to a page of this site, or nowhere, whatever an address names", () => {
  fc.assert(
    fc.property(fc.oneof(crafted, fc.string({ unit: "binary" }), fc.webUrl()), (wanted) => {
      const next = nextPage(wanted, isPage);
      if (next === undefined) return;
      const { origin, pathname } = new URL(next, HERE);
      expect(origin).toBe(HERE);
      expect(PAGES).toContain(pathname);
    }),
    { numRuns: 5_000 },
  );
});

it("keeps the query and the place of a page as they are", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGES), fc.webQueryParameters(), (path, query) => {
      expect(nextPage(`${path}?${query}#main`, isPage)).toBe(`${path}?${query}#main`);
      expect(nextPage(path, isPage)).toBe(path);
    }),
  );
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/practice",
  "https:/practice",
  "javascript:alert(1)",
  "/\t/evil.example",
  "\t/practice",
  "/practice\n//evil.example",
  "/practice@evil.example",
  "/practice/../evil",
  "/login",
  "/nowhere",
  "/api/sign-in/callback",
  "practice",
  "",
  7,
  null,
  undefined,
  ["/practice"],
])("leads nowhere for %j", (wanted) => {
  expect(nextPage(wanted, isPage)).toBeUndefined();
});
