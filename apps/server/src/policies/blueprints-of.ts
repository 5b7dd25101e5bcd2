import type { SittingTest } from "@sat/contract";
import { blueprintOf, type ModuleBlueprint } from "@sat/engine";
import type { ExamSection } from "@sat/item";

/** The modules of a test as the exam has them. */
export function blueprintsOf(test: SittingTest): readonly ModuleBlueprint[] {
  if (test.kind !== "sprint") return blueprintOf(test).modules;
  return blueprintOf({ ...test, section: test.section ?? "Mixed" }).modules;
}

/** The section of a module; null where it mixes them. */
export function sectionIn({ parts }: ModuleBlueprint): ExamSection | null {
  const [one, other] = parts;
  return one === undefined || other !== undefined ? null : one.section;
}
