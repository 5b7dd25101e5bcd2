import { type Result, type Sheet as Worked, sheetOf } from "@sat/calculator";
import { useReducer } from "react";
import type { Shelf } from "../../lib/storage.ts";
import { curvesOf } from "./curves-of.ts";
import { type Edit, type EditedSheet, edited } from "./edits.ts";
import type { Curve } from "./graph/draw-plots.ts";
import { keepSheet, keptSheet } from "./kept-sheets.ts";
import type { Camera } from "./sheet.ts";
import { useKeeping } from "./use-keeping.ts";

export interface SheetNow extends EditedSheet {
  /** What each row has come to. */
  readonly results: readonly Result[];
  readonly curves: readonly Curve[];
  readonly send: (edit: Edit) => void;
  readonly setCamera: (camera: Camera | null) => void;
}

interface State {
  readonly edited: EditedSheet;
  readonly worked: Worked;
  readonly curves: readonly Curve[];
}

/** The sheet beside a question, worked out, and kept when it rests. */
export function useSheet(shelf: Shelf, question: string): SheetNow {
  const [state, send] = useReducer(next, undefined, () => workedOut(keptSheet(shelf, question)));
  useKeeping(state.edited, (now) => keepSheet(shelf, question, now));
  const { worked, curves } = state;
  const setCamera = (camera: Camera | null) => {
    const looked: Edit = { kind: "set", sheet: { camera } };
    send(looked);
    // At once, for the calculator may be about to go.
    keepSheet(shelf, question, edited(state.edited, looked));
  };
  return { ...state.edited, results: worked.results, curves, send, setCamera };
}

function next(state: State, edit: Edit): State {
  const changed = edited(state.edited, edit);
  const { rows, angle } = state.edited.sheet;
  if (changed.sheet.rows === rows && changed.sheet.angle === angle)
    return { ...state, edited: changed };
  return workedOut(changed, state);
}

function workedOut(changed: EditedSheet, before?: State): State {
  const { rows, angle } = changed.sheet;
  const worked = sheetOf(rows, { angle }, before?.worked);
  return { edited: changed, worked, curves: curvesOf(rows, worked.results, before?.curves) };
}
