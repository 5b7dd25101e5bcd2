import { loadModels, LONGEST_SPRINT, type Model, SHORTEST_SPRINT, type Test } from "@sat/engine";
import { EXAM_SECTIONS } from "@sat/item";
import { drawForms } from "./forms/draw-forms.ts";
import { formFigures } from "./forms/form-figures.ts";
import { printForm } from "./forms/print-form.ts";
import { readChoice, readCount, readFlags, UsageError } from "./usage.ts";

const FLAGS = {
  test: { type: "string", default: "full" },
  section: { type: "string" },
  questions: { type: "string", default: "20" },
  route: { type: "string", default: "harder" },
  seed: { type: "string", default: "1" },
  count: { type: "string" },
  sittings: { type: "string", default: "4" },
} as const;

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>;

const TESTS = ["full", "half", "section", "module", "sprint"] as const;
const ROUTES = ["harder", "easier"] as const;

/** A form with its keys; with --count the figures of so many, as JSON. Throws UsageError. */
export async function printForms(args: readonly string[]): Promise<string> {
  const flags = readFlags(FLAGS, args);
  const test = testIn(flags);
  const route = readChoice("route", flags.route, ROUTES);
  const seed = readCount("seed", flags.seed, 0);
  const count = flags.count === undefined ? undefined : readCount("count", flags.count, 1);
  const sittings = readCount("sittings", flags.sittings, 1);
  const models = await loadModels();
  if (count !== undefined) {
    return JSON.stringify(await figuresOf({ test, models, seed, count, sittings }), null, 2);
  }
  const [form = []] = await drawForms({ test, models, learner: nameOf(seed, 0), routes: [route] });
  return printForm(form);
}

interface Many {
  readonly test: Test;
  readonly models: readonly Model[];
  readonly seed: number;
  readonly count: number;
  /** How many each learner sits, one after the other, by both routes in turn. */
  readonly sittings: number;
}

async function figuresOf({ test, models, seed, count, sittings }: Many) {
  const learners = [];
  for (let drawn = 0; drawn < count; drawn += sittings) {
    const routes = Array.from(
      { length: Math.min(sittings, count - drawn) },
      (_, at) => ROUTES[at % 2] ?? "harder",
    );
    learners.push(await drawForms({ test, models, learner: nameOf(seed, drawn), routes }));
  }
  return formFigures(learners, models);
}

function nameOf(seed: number, at: number): string {
  return `forms/${seed}/${at}`;
}

function testIn({ test, section, questions }: Flags): Test {
  const kind = readChoice("test", test, TESTS);
  if (kind === "full" || kind === "half") return { kind };
  if (kind !== "sprint") {
    return { kind, section: readChoice("section", section ?? "Math", EXAM_SECTIONS) };
  }
  const length = readCount("questions", questions, SHORTEST_SPRINT);
  if (length > LONGEST_SPRINT) {
    throw new UsageError(`A sprint has at most ${LONGEST_SPRINT} questions, not ${length}.`);
  }
  const of = readChoice("section", section ?? "Mixed", [...EXAM_SECTIONS, "Mixed"]);
  return { kind, section: of, questions: length };
}
