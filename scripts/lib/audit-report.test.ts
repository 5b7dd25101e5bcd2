import { expect, test } from "vitest";
import { readAudit } from "./audit-report.ts";

const of = (severity: string) => ({ severity, range: "<1.2.3" });

test("only advisories of high or critical severity are named", () => {
  const vulnerabilities = { one: of("moderate"), two: of("high"), three: of("critical") };
  expect(readAudit({ vulnerabilities })).toEqual({
    severe: ["two <1.2.3 (high)", "three <1.2.3 (critical)"],
  });
});

test("no advisory is good news", () => {
  expect(readAudit({ vulnerabilities: {} })).toEqual({ severe: [] });
});

test("a registry that did not answer is neither good news nor bad", () => {
  const message = "405 Method Not Allowed";
  expect(readAudit({ message })).toEqual({ notAsked: message });
  expect(readAudit({})).toEqual({ notAsked: "no report" });
});
