import type { ExportedQuestion, ExportedSitting } from "@sat/contract";
import { blueprintsOf, sectionIn } from "../../policies/blueprints-of.ts";
import { isTimeZone } from "../../policies/local-day.ts";
import type { Fault } from "./fault.ts";

/** What is wrong with a test of an export: its modules must be those of such a test, and sat one after the other. */
export function sittingFaults(sitting: ExportedSitting): Fault[] {
  const { test, modules, timeZone } = sitting;
  const wanted = blueprintsOf(test);
  const faults = modules.flatMap(({ number, section, begunAt, endedAt, ended }, at): Fault[] => {
    const blueprint = wanted[at];
    const isOfTest =
      blueprint !== undefined && number === at + 1 && section === sectionIn(blueprint);
    const isSat = begunAt !== null;
    return [
      ...(isOfTest ? [] : [[`modules.${at}`, "Is no module of this test"] as const]),
      ...(isSat === (endedAt !== null) && isSat === (ended !== null)
        ? []
        : [[`modules.${at}.endedAt`, "Goes with its beginning"] as const]),
    ];
  });
  return [
    ...faults,
    ...(modules.length === wanted.length
      ? []
      : [["modules", "Are not as many as this test has"] as const]),
    ...(isTimeZone(timeZone) ? [] : [["timeZone", "Is no IANA time zone name"] as const]),
    ...keyFaults(sitting),
  ];
}

function keyFaults({ mode, keyOpenedAt, endedAt }: ExportedSitting): Fault[] {
  if (!keyOpenedAt) return [];
  if (mode !== "paper") return [["keyOpenedAt", "Is of a test that was not on paper"]];
  return Date.parse(keyOpenedAt) > Date.parse(endedAt)
    ? [["keyOpenedAt", "Is after the end of the test"]]
    : [];
}

/** What is wrong with an answer of an export of which it is unknown how long it took: only on paper may it be. */
export function unknownTimeFaults(
  { answer, studySession, place }: ExportedQuestion,
  sittings: ReadonlyMap<string, ExportedSitting>,
): Fault[] {
  if (answer === null || answer.timeSpent !== null) return [];
  // Its test may not be in the file: then nothing tells whether it was on paper.
  const mode = (place && sittings.get(place.sitting)?.mode) ?? "paper";
  return studySession !== null || mode !== "paper"
    ? [["answer.timeSpent", "Is missing of an answer that was not given on paper"]]
    : [];
}

/** What is wrong with where a question of an export stood in a test. */
export function placeInTestFaults(
  { place, skill }: ExportedQuestion,
  sittings: ReadonlyMap<string, ExportedSitting>,
): Fault[] {
  if (!place) return [];
  // A test that ended while the file was written may not be in it: its questions are like all others then.
  const modules = sittings.get(place.sitting)?.modules;
  return [
    ...(modules === undefined || modules.some(({ number }) => number === place.module)
      ? []
      : [["place", "Is in no module of its test"] as const]),
    ...(skill ? [] : [["skill", "Is missing of a question of a test"] as const]),
  ];
}
