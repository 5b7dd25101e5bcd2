/** Runs each test once as it is, and then once for every mutant alive that it reaches. */
import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { TestRunner } from "vitest";

/** What is known so far; kept in a file between `mutate.ts` and the worker that runs the tests. */
export interface Standing {
  /** This mutant alone, from the first import on; with 0 each test meets all that it reaches. */
  readonly alone: number;
  /** By test: the mutants it reaches, and how often it asks for one. */
  readonly reached: Record<string, { readonly mutants: number[]; readonly asked: number }>;
  /** What is reached while the sources load, when no test can be named. */
  readonly onLoad: number[];
  /** By mutant: the test that killed it. */
  readonly killedBy: Record<number, string>;
}

type Test = Parameters<TestRunner["onAfterRetryTask"]>[0];
type Try = Parameters<TestRunner["onAfterRetryTask"]>[1];

const place = process.env["MUTATE_STANDING"] ?? "";

// The first counterexample is enough, every mutant is tried on the same inputs, and none for long.
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: 500 });

const now = { active: 0, asked: 0, limit: Infinity, seen: new Set<number>() };

// The instrumented sources ask here. A mutant that asks far more often than the original loops.
Object.assign(globalThis, {
  $mutant: (id: number) => {
    now.asked += 1;
    if (now.asked > now.limit) throw new Error("This mutant loops");
    now.seen.add(id);
    return now.active === id;
  },
});

export default class MutantRunner extends TestRunner {
  // Written by `mutate.ts`, or by this class after another file of tests.
  readonly standing = JSON.parse(readFileSync(place, "utf8")) as Standing;
  todo: number[] = [];

  constructor(...given: ConstructorParameters<typeof TestRunner>) {
    super(...given);
    const { alone, reached } = this.standing;
    const asked = Object.values(reached).reduce((sum, each) => sum + each.asked, 0);
    begin(alone, alone === 0 ? Infinity : asked);
  }

  override async onBeforeRunTask(test: Parameters<TestRunner["onBeforeRunTask"]>[0]) {
    await super.onBeforeRunTask(test);
    const { alone, reached, killedBy } = this.standing;
    if (alone !== 0) return;
    this.todo = (reached[test.id]?.mutants ?? []).filter((id) => killedBy[id] === undefined);
    test.repeats = this.todo.length;
  }

  override onBeforeTryTask(test: Test, options: Try) {
    super.onBeforeTryTask(test, options);
    const { alone, onLoad, reached } = this.standing;
    if (alone !== 0) return;
    onLoad.push(...[...now.seen].filter((id) => !onLoad.includes(id)));
    const active = this.todo[options.repeats - 1] ?? 0;
    begin(active, active === 0 ? Infinity : (reached[test.id]?.asked ?? 0));
  }

  override async onAfterRetryTask(test: Test, options: Try) {
    await super.onAfterRetryTask(test, options);
    const { alone, reached, killedBy } = this.standing;
    if (alone !== 0) return;
    if (now.active === 0) reached[test.id] = { mutants: [...now.seen], asked: now.asked };
    else if (test.result?.state === "fail") {
      killedBy[now.active] = now.asked > now.limit ? `${test.fullName} (loops)` : test.fullName;
      test.result.state = "pass";
      delete test.result.errors;
    }
    begin(0, Infinity);
  }

  override async onAfterRunSuite(suite: Parameters<TestRunner["onAfterRunSuite"]>[0]) {
    await super.onAfterRunSuite(suite);
    if ("filepath" in suite && this.standing.alone === 0)
      writeFileSync(place, JSON.stringify(this.standing));
  }
}

/** From here on this mutant is alive; it may ask ten times as often as the original, and a little more. */
function begin(active: number, usual: number): void {
  Object.assign(now, { active, asked: 0, limit: 10 * usual + 100_000, seen: new Set() });
}
