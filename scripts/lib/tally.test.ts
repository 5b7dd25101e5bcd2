import { describe, expect, it } from "vitest";
import {
  honest,
  inWords,
  oneTest,
  tallyOfExamination,
  tallyOfPlaywright,
  tallyOfVitest,
  total,
} from "./tally.ts";

const clean = { passed: 3, failed: 0, skipped: 1 };

describe("the totals", () => {
  it("add up over all suites", () => {
    const all = total([clean, oneTest(true), oneTest(false)]);
    expect(inWords(all)).toBe("4 passed, 1 failed, 1 skipped");
  });

  it("count a suite that ended badly without a failed test as one failure", () => {
    expect(honest(clean, false)).toEqual({ ...clean, failed: 1 });
    expect(honest(clean, true)).toEqual(clean);
  });

  it("count a test file that did not load as a failure", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: "failed", assertionResults: [] },
        { status: "failed", assertionResults: [{}] },
        { status: "passed", assertionResults: [{}, {}] },
      ],
    };
    expect(tallyOfVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
  });

  it("count a journey that passed only on a second try as failed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
    });
  });

  it("count each model of an examination once, and what is wrong with all together", () => {
    const models = [
      { model: "one", invalid: 0 },
      { model: "two", invalid: 3 },
      { model: "three", invalid: 0 },
    ];
    const findings = [{ model: "two" }, { model: "all" }];
    expect(tallyOfExamination({ models, findings })).toEqual({ passed: 2, failed: 2, skipped: 0 });
  });
});
