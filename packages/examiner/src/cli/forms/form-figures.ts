import { subjectOf } from "@sat/content/subjects";
import type { Model, Unmet } from "@sat/engine";
import { DIFFICULTIES, type Item, SKILL_CODES, SKILLS } from "@sat/item";
import type { DrawnModule } from "./draw-forms.ts";
import { lettersOf, longestRun, modelsMetAgain, moduleFigures } from "./module-figures.ts";

/** The forms of one learner, in the order in which they were sat. */
export type Sat = readonly (readonly DrawnModule[])[];

/** The official bounds of each domain in both modules of a section (fact sheet §1.2). */
const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "Craft and Structure": [13, 15],
  "Information and Ideas": [12, 14],
  "Standard English Conventions": [11, 15],
  "Expression of Ideas": [8, 12],
  Algebra: [13, 15],
  "Advanced Math": [13, 15],
  "Problem-Solving and Data Analysis": [5, 7],
  "Geometry and Trigonometry": [5, 7],
};

/** What many forms came to: how many are at fault in what, and what could not be had. */
export function formFigures(learners: readonly Sat[], models: readonly Model[]) {
  const forms = learners.flat();
  const modules = forms.flat();
  const questions = itemsOf(modules);
  return {
    learners: learners.length,
    forms: forms.length,
    modules: modules.length,
    questions: questions.length,
    faults: {
      "modules with fewer questions than their blueprint": count(modules, isShort),
      "modules out of the exam's order": count(modules, isOutOfOrder),
      "modules with two questions of one model that makes its own": count(modules, (module) =>
        hasTwice(itemsOf([module]).flatMap(({ model }) => (isOnTexts(model, models) ? [] : model))),
      ),
      "modules with two texts of one subject": count(modules, (module) =>
        hasTwice(
          itemsOf([module])
            .flatMap(({ source }) => source ?? [])
            .map(subjectOf),
        ),
      ),
      "modules of Math with two questions of a skill side by side": count(
        modules,
        hasLikeBesideLike,
      ),
      "modules with one letter four times running": count(
        modules,
        (module) => longestRun(lettersOf(module)) > 3,
      ),
      "domains out of their bounds in a section": forms.reduce(
        (sum, form) => sum + domainsOutOfBounds(form),
        0,
      ),
      "learners who met a question twice": count(learners, (sat) =>
        hasTwice(itemsOf(sat.flat()).map(({ id }) => id)),
      ),
    },
    levels: levelShares(modules),
    typedOfMath: typedShares(questions),
    byModule: moduleFigures(modules, models),
    modelsMetAgainInASection: modelsMetAgain(forms, models),
    unmet: unmetShares(modules),
    unmetByForm: unmetByForm(learners),
  };
}

function count<Of>(list: readonly Of[], is: (each: Of) => boolean): number {
  return list.filter(is).length;
}

function itemsOf(modules: readonly DrawnModule[]): Item[] {
  return modules.flatMap(({ filled }) => filled.map(({ item }) => item));
}

function hasTwice(list: readonly string[]): boolean {
  return new Set(list).size < list.length;
}

function isShort({ blueprint, filled }: DrawnModule): boolean {
  return filled.length < blueprint.parts.reduce((sum, { questions }) => sum + questions, 0);
}

/** By domain and, within conventions, by level, in Reading and Writing; no easy question after a hard one in Math. */
function isOutOfOrder({ filled }: DrawnModule): boolean {
  const ranks = filled
    .filter(({ item }) => item.section !== "Math")
    .map(({ slot: { skill, level } }) => {
      const block = SKILL_CODES.indexOf(skill === "FSS" ? "BOU" : skill);
      return block * DIFFICULTIES.length + DIFFICULTIES.indexOf(level);
    });
  const math = filled.filter(({ item }) => item.section === "Math");
  const lastEasy = math.findLastIndex(({ slot }) => slot.level === "Easy");
  const firstHard = math.findIndex(({ slot }) => slot.level === "Hard");
  return (
    ranks.some((rank, at) => rank < (ranks[at - 1] ?? rank)) ||
    (firstHard >= 0 && lastEasy > firstHard)
  );
}

/** Of Math alone: in Reading and Writing the skills stand together, as on the exam. */
function hasLikeBesideLike({ filled }: DrawnModule): boolean {
  const skills = filled.flatMap(({ slot, item }) => (item.section === "Math" ? slot.skill : []));
  return skills.some((skill, at) => skill === skills[at - 1]);
}

function isOnTexts(id: string, models: readonly Model[]): boolean {
  return models.find((model) => model.id === id)?.texts !== undefined;
}

/** Of a form that has both modules of a section; it has all of its domains then. */
function domainsOutOfBounds(form: readonly DrawnModule[]): number {
  const whole = form.filter(({ blueprint: { parts } }) =>
    form.some(
      (other) =>
        other.blueprint.stage === 2 && other.blueprint.parts[0]?.section === parts[0]?.section,
    ),
  );
  const domains = Map.groupBy(itemsOf(whole), ({ skill }) => SKILLS[skill].domain);
  return count([...domains], ([domain, { length }]) => {
    const [least, most] = BOUNDS[domain] ?? [0, 0];
    return length < least || length > most;
  });
}

/** Easy, Medium and Hard questions of a module, on the average, by section and route. */
function levelShares(modules: readonly DrawnModule[]) {
  const kinds = Map.groupBy(
    modules,
    ({ blueprint, route }) =>
      `${blueprint.parts.map(({ section }) => section).join(" and ")}, ${route}`,
  );
  return Object.fromEntries(
    [...kinds].map(([kind, all]) => [
      kind,
      DIFFICULTIES.map((level) =>
        rounded(count(itemsOf(all), (item) => item.level === level) / all.length),
      ),
    ]),
  );
}

function typedShares(questions: readonly Item[]) {
  const math = questions.filter(({ section }) => section === "Math");
  const shareOf = (items: readonly Item[]) =>
    rounded(count(items, ({ kind }) => kind === "entry") / Math.max(1, items.length));
  return {
    all: shareOf(math),
    ...Object.fromEntries(
      DIFFICULTIES.map((level) => [level, shareOf(math.filter((item) => item.level === level))]),
    ),
  };
}

/** The share of slots in place of which something else stands, by what of it differs and for which skill. */
function unmetShares(modules: readonly DrawnModule[]) {
  const slots = modules.reduce((sum, { filled, unmet }) => {
    const empty = count(unmet, ({ instead }) => instead === null);
    return sum + filled.length + empty;
  }, 0);
  const all = modules.flatMap(({ unmet }) => unmet);
  const names = all.map(({ slot, instead }) => {
    return `${slot.skill}: ${instead === null ? "nothing left" : differencesOf(instead)}`;
  });
  const counts = Map.groupBy(names.toSorted(), (name) => name);
  return Object.fromEntries(
    [...counts].map(([name, { length }]) => [name, rounded(length / slots)]),
  );
}

function differencesOf(instead: NonNullable<Unmet["instead"]>): string {
  const parts = Object.keys(instead).map((part) =>
    part === "model" ? "its model again" : `other ${part}`,
  );
  return parts.join(", ");
}

/** Slots unmet in a form, on the average: in a learner's first, second and so on. */
function unmetByForm(learners: readonly Sat[]): number[] {
  const most = Math.max(...learners.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => {
    const forms = learners.flatMap((sat) => (sat[at] === undefined ? [] : [sat[at]]));
    const unmet = forms.flat().reduce((sum, module) => sum + module.unmet.length, 0);
    return rounded(unmet / forms.length);
  });
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
