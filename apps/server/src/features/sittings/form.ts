import { Chance, type Model, type Slot, slotsOf } from "@sat/engine";
import { type ExamSection, type Section, TOPIC_IDS, type TopicId, TOPICS } from "@sat/item";
import { blueprintsOf } from "../../policies/blueprints-of.ts";
import type { ModuleRoute, StoredModule, StoredSitting } from "../../records/sitting-rows.ts";

/** Whether a module is a section's second, which on screen follows from how the first was answered. */
export function isRouted({ test, mode }: StoredSitting, { number }: StoredModule): boolean {
  return mode !== "paper" && blueprintsOf(test)[number - 1]?.stage === 2;
}

interface Form {
  readonly module: StoredModule;
  readonly route: ModuleRoute;
  readonly models: readonly Model[];
}

/** The places of a module, as the sitting's own chance has them. */
export function placesOf({ id, test }: StoredSitting, { module, route, models }: Form): Slot[] {
  const blueprint = blueprintsOf(test)[module.number - 1];
  return blueprint === undefined
    ? []
    : slotsOf(blueprint, route, { chance: new Chance(id), models });
}

/** The topics that a module asks, all of them if it mixes the sections. */
export function topicsIn(section: ExamSection | null): readonly TopicId[] {
  return TOPIC_IDS.filter(
    (topic) => section === null || sectionOfExam(TOPICS[topic].section) === section,
  );
}

function sectionOfExam(section: Section): ExamSection {
  return section === "Math" ? "Math" : "Reading and Writing";
}
