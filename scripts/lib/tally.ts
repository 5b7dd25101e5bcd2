/** How many tests of a suite passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const oneTest = (passed: boolean): Tally => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

export function total(tallies: readonly Tally[]): Tally {
  const sum = (kind: keyof Tally) => tallies.reduce((all, tally) => all + tally[kind], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * A suite that ended badly has failed, even when each test that got to run passed: a file may not
 * have loaded, an error may have come between the tests.
 */
export function honest(tally: Tally, endedWell: boolean): Tally {
  return !endedWell && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

export function tallyOfVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

export function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** What an examination writes, as far as it is read here. */
export interface ExaminationReport {
  readonly models: readonly { readonly model: string; readonly invalid: number }[];
  /** What is wrong with models as wholes, or with all together. */
  readonly findings: readonly { readonly model: string }[];
}

/** Each model is a test: every item of it passes, and so does the model as a whole. */
export function tallyOfExamination({ models, findings }: ExaminationReport): Tally {
  const faulty = new Set([
    ...models.flatMap(({ model, invalid }) => (invalid > 0 ? [model] : [])),
    ...findings.map(({ model }) => model),
  ]);
  const passed = models.filter(({ model }) => !faulty.has(model)).length;
  return { passed, failed: faulty.size, skipped: 0 };
}
