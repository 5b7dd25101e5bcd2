import { isDeepStrictEqual } from "node:util";
import type { FiledReport } from "@sat/contract";
import { ExhaustedError, generate, type Model, type Specimen } from "@sat/engine";
import { examine } from "@sat/examiner";

/** What the engine and the examiner say today of a question that was reported. */
export interface Verdict {
  /** Whether the engine still makes it the same. */
  readonly remake: string;
  /** Whether the proof holds; what is wrong, if it does not. */
  readonly proof: string;
}

/** Makes the item of a report again, and has the examiner look at it. */
export function reExamine(report: FiledReport, models: readonly Model[]): Verdict {
  const { model: id, level, seed } = report;
  const model = models.find((each) => each.id === id);
  if (!model?.levels.includes(level)) {
    return { remake: `there is no model ${id} of this level any more`, proof: "none" };
  }
  try {
    const specimen = generate(model, level, seed);
    return { remake: compare(report, model, specimen), proof: prove(model, specimen) };
  } catch (error) {
    if (!(error instanceof ExhaustedError)) throw error;
    return { remake: "the model makes nothing of this seed any more", proof: "none" };
  }
}

function compare(report: FiledReport, { version }: Model, { item }: Specimen): string {
  const { itemId, question } = report;
  const shown: Readonly<Record<string, unknown>> = { ...item };
  const isSame =
    item.id === itemId &&
    Object.entries(question).every(([field, value]) => isDeepStrictEqual(value, shown[field]));
  if (version === report.version) {
    return isSame ? "made again the same" : "NOT made the same, though the version is";
  }
  const versions = `version ${report.version} made it, now it is version ${version}`;
  return `${isSame ? "made again the same" : "another question is made now"}: ${versions}`;
}

/** Of the item as it is made now, which is the one that learners get. */
function prove(model: Model, specimen: Specimen): string {
  const rejected = examine(specimen, model);
  if (rejected.length === 0) return "holds";
  return `FAILS: ${rejected.map(({ gate, complaint }) => `${gate}: ${complaint}`).join("; ")}`;
}
