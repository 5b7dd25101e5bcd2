import {
  DIFFICULTIES,
  type Difficulty,
  EXAM_SECTIONS,
  EXAM_SHARES,
  type ExamSection,
  examSectionOf,
  SKILL_CODES,
  type SkillCode,
  SKILLS,
} from "@sat/item";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Model } from "../../model.ts";
import { Chance } from "../../random/chance.ts";
import { aModel, anEntryModel } from "../testing/a-model.ts";
import { blueprintOf, LONGEST_SPRINT, type Route, SHORTEST_SPRINT } from "./blueprint.ts";
import type { Slot } from "./slot.ts";
import { slotsOf } from "./slots-of.ts";

type SecondRoute = Exclude<Route, "first">;

/** The slots of both modules of a section, by its first or second stage. */
function sectionSlots(
  section: ExamSection,
  route: SecondRoute,
  key: string,
  models: readonly Model[] = [],
): [Slot[], Slot[]] {
  const [first, second] = blueprintOf({ kind: "section", section }).modules;
  if (first === undefined || second === undefined) throw new Error("a section has two modules");
  const source = { chance: new Chance(key), models };
  return [slotsOf(first, "first", source), slotsOf(second, route, source)];
}

const anySection = fc.record({
  section: fc.constantFrom(...EXAM_SECTIONS),
  route: fc.constantFrom<SecondRoute>("harder", "easier"),
  key: fc.string(),
});

/** The official bounds of each domain in a section (fact sheet §1.2). */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  "Craft and Structure": [13, 15],
  "Information and Ideas": [12, 14],
  "Standard English Conventions": [11, 15],
  "Expression of Ideas": [8, 12],
  Algebra: [13, 15],
  "Advanced Math": [13, 15],
  "Problem-Solving and Data Analysis": [5, 7],
  "Geometry and Trigonometry": [5, 7],
};

const MATH_SKILLS = SKILL_CODES.filter((skill) => examSectionOf(skill) === "Math");

const RUNS = { numRuns: 1000 };

function count<Of>(list: readonly Of[], is: (each: Of) => boolean): number {
  return list.filter(is).length;
}

/** The skills of slots that follow one of their own skill. */
const besideTheirLike = (slots: readonly Slot[]) =>
  slots.flatMap(({ skill }, at) => (skill === slots[at - 1]?.skill ? skill : []));

const levelsIn = (slots: readonly Slot[]) =>
  DIFFICULTIES.map((level) => count(slots, (slot) => slot.level === level));

/** Questions in one module and in the other by what they are of. */
function byModule(modules: readonly [Slot[], Slot[]], nameOf: (skill: SkillCode) => string) {
  const all = new Map<string, [number, number]>();
  for (const at of [0, 1] as const) {
    for (const { skill } of modules[at]) {
      const counts = all.get(nameOf(skill)) ?? [0, 0];
      counts[at]++;
      all.set(nameOf(skill), counts);
    }
  }
  return [...all].map(([name, [one, other]]) => ({ name, sum: one + other, apart: one - other }));
}

describe("both modules of a section", () => {
  test("have each skill as often as the exam, shared out to one more or less", () => {
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        const skills = byModule(sectionSlots(section, route, key), (skill) => skill);
        const own = SKILL_CODES.filter((skill) => examSectionOf(skill) === section);
        expect(Object.fromEntries(skills.map(({ name, sum }) => [name, sum]))).toEqual(
          Object.fromEntries(own.map((skill) => [skill, EXAM_SHARES[skill]])),
        );
        expect(Math.max(...skills.map(({ apart }) => Math.abs(apart)))).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test("keep each domain within the exam's bounds, as often in one as in the other, to one more or less", () => {
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        const domains = byModule(
          sectionSlots(section, route, key),
          (skill) => SKILLS[skill].domain,
        );
        for (const { name, sum, apart } of domains) {
          const [least, most] = BOUNDS[name] ?? [0, 0];
          const isWithin = sum >= least && sum <= most && Math.abs(apart) <= 1;
          expect({ name, isWithin }).toEqual({ name, isWithin: true });
        }
        expect(domains).toHaveLength(4);
      }),
      RUNS,
    );
  });

  test("have the levels of their routes", () => {
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        const [first, second] = sectionSlots(section, route, key).map(levelsIn);
        const isMath = section === "Math";
        expect(first).toEqual(isMath ? [7, 9, 6] : [9, 11, 7]);
        if (route === "easier") expect(second).toEqual(isMath ? [12, 8, 2] : [14, 10, 3]);
        else expect(second).toEqual(isMath ? [3, 8, 11] : [3, 11, 13]);
      }),
      RUNS,
    );
  });

  test("have every level in every larger domain of a first module", () => {
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        const [first] = sectionSlots(section, route, key);
        for (const [, slots] of Map.groupBy(first, ({ skill }) => SKILLS[skill].domain)) {
          if (slots.length < 6) continue;
          expect(Math.min(...levelsIn(slots))).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  test("leave two questions each unscored, anywhere", () => {
    const places = new Set<number>();
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        for (const slots of sectionSlots(section, route, key)) {
          const unscored = [...slots.keys()].filter((at) => !slots[at]?.isScored);
          expect(unscored).toHaveLength(2);
          for (const at of unscored) places.add(at);
        }
      }),
      RUNS,
    );
    expect(places.size).toBe(27);
  });

  test("are the same for the same chance, and the first whatever the route", () => {
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        expect(sectionSlots(section, route, key)).toEqual(sectionSlots(section, route, key));
        const [first] = sectionSlots(section, "harder", key);
        expect(sectionSlots(section, "easier", key)[0]).toEqual(first);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the order", () => {
  test("of Reading and Writing is by skill, each from easy to hard, and conventions are one block", () => {
    fc.assert(
      fc.property(anySection, ({ route, key }) => {
        for (const slots of sectionSlots("Reading and Writing", route, key)) {
          const ranks = slots.map(({ skill, level }) => {
            const block = SKILL_CODES.indexOf(skill === "FSS" ? "BOU" : skill);
            return block * 10 + DIFFICULTIES.indexOf(level);
          });
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        }
      }),
      RUNS,
    );
  });

  test("of Math mixes the domains, has no easy question after a hard one, and no two of a skill side by side", () => {
    const starts = new Set<string>();
    fc.assert(
      fc.property(anySection, ({ route, key }) => {
        for (const slots of sectionSlots("Math", route, key)) {
          const levels = slots.map(({ level }) => level);
          expect(levels.lastIndexOf("Easy")).toBeLessThan(levels.indexOf("Hard"));
          const domains = slots.map(({ skill }) => SKILLS[skill].domain);
          const changes = count(
            [...domains.entries()],
            ([at, domain]) => domain !== domains[at - 1],
          );
          expect(changes).toBeGreaterThan(6);
          expect(besideTheirLike(slots)).toEqual([]);
          starts.add(domains[0] ?? "");
        }
      }),
      RUNS,
    );
    expect(starts.size).toBe(4);
  });
});

describe("typed answers", () => {
  test("are six in a module of Math, one of them early and one late, and none in Reading and Writing", () => {
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        for (const slots of sectionSlots(section, route, key)) {
          const typed = [...slots.keys()].filter((at) => slots[at]?.kind === "entry");
          expect(typed).toHaveLength(section === "Math" ? 6 : 0);
          if (section !== "Math") continue;
          expect(typed.map((at) => slots[at]?.skill)).not.toContain("Q.G");
          expect(typed[0]).toBeLessThan(5);
          expect(typed.at(-1)).toBeGreaterThanOrEqual(18);
        }
      }),
      RUNS,
    );
  });

  test("are oftener asked for the harder a question is", () => {
    const source = (key: number) => ({ chance: new Chance(`${key}`), models: [] });
    const [module] = blueprintOf({ kind: "module", section: "Math" }).modules;
    const slots = Array.from({ length: 200 }, (_, key) =>
      module === undefined ? [] : slotsOf(module, "first", source(key)),
    ).flat();
    const [easy = 0, medium = 0, hard = 0] = DIFFICULTIES.map((level) => {
      const ofLevel = slots.filter((slot) => slot.level === level);
      return count(ofLevel, ({ kind }) => kind === "entry") / ofLevel.length;
    });
    expect(medium).toBeGreaterThan(easy);
    expect(hard).toBeGreaterThan(1.5 * medium);
  });

  test("are asked for where there are models, no two in need of the same", () => {
    const every = MATH_SKILLS.map((skill) => ({
      ...anEntryModel({ id: skill }),
      skill,
      levels: DIFFICULTIES,
    }));
    fc.assert(
      fc.property(anySection, ({ route, key }) => {
        for (const slots of sectionSlots("Math", route, key, every)) {
          const typed = slots.filter(({ kind }) => kind === "entry");
          expect(new Set(typed.map(({ skill }) => skill)).size).toBe(6);
        }
        const systems = every.filter(({ skill }) => skill === "H.D");
        for (const slots of sectionSlots("Math", route, key, systems)) {
          const typed = slots.filter(({ kind }) => kind === "entry");
          expect(typed.map(({ skill }) => skill)).toContain("H.D");
          expect(typed).toHaveLength(6);
        }
      }),
      RUNS,
    );
  });

  test("are asked for once where a level has no models, and else of the nearest that has", () => {
    const upToMedium = MATH_SKILLS.map((skill) => ({
      ...anEntryModel({ id: skill }),
      skill,
      levels: ["Easy", "Medium"] as const,
    }));
    const missing = new Set<number>();
    fc.assert(
      fc.property(anySection, ({ route, key }) => {
        for (const slots of sectionSlots("Math", route, key, upToMedium)) {
          const typed = slots.filter(({ kind }) => kind === "entry");
          expect(typed).toHaveLength(6);
          missing.add(count(typed, ({ level }) => level === "Hard"));
        }
      }),
      RUNS,
    );
    expect(missing).toEqual(new Set([1]));
  });
});

describe("questions in context", () => {
  const inContext = (slots: readonly Slot[]) => count(slots, (slot) => slot.isInContext === true);
  const modelsOf = (contextsOf: (skill: SkillCode) => readonly Difficulty[]) =>
    MATH_SKILLS.flatMap((skill) => [
      aModel({ id: skill, skill, levels: DIFFICULTIES, contexts: contextsOf(skill) }),
      aModel({ id: `plain ${skill}`, skill, levels: DIFFICULTIES }),
    ]);

  test("are the exam's share of each module of Math, and none in Reading and Writing", () => {
    const models = modelsOf(() => DIFFICULTIES);
    fc.assert(
      fc.property(anySection, ({ section, route, key }) => {
        for (const slots of sectionSlots(section, route, key, models)) {
          expect(inContext(slots)).toBe(section === "Math" ? 7 : 0);
        }
      }),
      RUNS,
    );
  });

  test("are those that can be nothing else, and of the others as many as are left of the share", () => {
    const isData = (skill: SkillCode) => skill.startsWith("Q");
    const models = modelsOf((skill) => (isData(skill) ? DIFFICULTIES : ["Medium"])).filter(
      ({ id, skill }) => !(isData(skill) && id.startsWith("plain")),
    );
    fc.assert(
      fc.property(anySection, ({ route, key }) => {
        for (const slots of sectionSlots("Math", route, key, models)) {
          const ofData = slots.filter(({ skill }) => isData(skill));
          expect(inContext(ofData)).toBe(ofData.length);
          const others = slots.filter(({ skill }) => !isData(skill));
          expect(others.every(({ level, isInContext }) => !isInContext || level === "Medium")).toBe(
            true,
          );
          expect(inContext(slots)).toBe(7);
        }
      }),
      RUNS,
    );
  });

  test("are none where no model tells of anything", () => {
    const [first, second] = sectionSlots(
      "Math",
      "harder",
      "ada",
      modelsOf(() => []),
    );
    expect([first, second].map(inContext)).toEqual([0, 0]);
  });
});

describe("a sprint of any length", () => {
  test("has each skill as often as the exam in the long run, however short it is", () => {
    const [module] = blueprintOf({ kind: "sprint", section: "Math", questions: 5 }).modules;
    if (module === undefined) throw new Error("a sprint is one module");
    const slots = Array.from({ length: 2000 }, (_, key) =>
      slotsOf(module, "first", { chance: new Chance(`${key}`), models: [] }),
    ).flat();
    for (const skill of MATH_SKILLS) {
      const share = count(slots, (slot) => slot.skill === skill) / slots.length;
      expect(Math.abs(share * 44 - EXAM_SHARES[skill])).toBeLessThan(0.5);
    }
  });

  const anySprint = fc.record({
    section: fc.constantFrom(...EXAM_SECTIONS, "Mixed" as const),
    questions: fc.integer({ min: SHORTEST_SPRINT, max: LONGEST_SPRINT }),
    key: fc.string(),
  });

  test("has so many questions, all scored, and each domain in the exam's share, to one more or less", () => {
    fc.assert(
      fc.property(anySprint, ({ section, questions, key }) => {
        const [module] = blueprintOf({ kind: "sprint", section, questions }).modules;
        if (module === undefined) throw new Error("a sprint is one module");
        const slots = slotsOf(module, "first", { chance: new Chance(key), models: [] });
        expect(slots).toHaveLength(questions);
        expect(slots.every(({ isScored }) => isScored)).toBe(true);
        for (const part of module.parts) {
          const own = SKILL_CODES.filter((skill) => examSectionOf(skill) === part.section);
          const all = own.reduce((sum, skill) => sum + EXAM_SHARES[skill], 0);
          for (const [domain, skills] of Map.groupBy(own, (skill) => SKILLS[skill].domain)) {
            const share = skills.reduce((sum, skill) => sum + EXAM_SHARES[skill], 0) / all;
            const met = count(slots, ({ skill }) => SKILLS[skill].domain === domain);
            expect(Math.abs(met - share * part.questions)).toBeLessThan(1 + 1e-9);
          }
        }
      }),
      RUNS,
    );
  });

  test("has its sections one after the other, and a quarter of Math typed", () => {
    fc.assert(
      fc.property(anySprint, ({ section, questions, key }) => {
        const [module] = blueprintOf({ kind: "sprint", section, questions }).modules;
        if (module === undefined) throw new Error("a sprint is one module");
        const slots = slotsOf(module, "first", { chance: new Chance(key), models: [] });
        const sections = slots.map(({ skill }) => EXAM_SECTIONS.indexOf(examSectionOf(skill)));
        expect(sections).toEqual(sections.toSorted((a, b) => a - b));
        const ofMath = slots.filter(({ skill }) => examSectionOf(skill) === "Math");
        expect(besideTheirLike(ofMath)).toEqual([]);
        const typed = count(ofMath, ({ kind }) => kind === "entry");
        expect(typed).toBe(Math.round((ofMath.length * 6) / 22));
      }),
      RUNS,
    );
  });
});
