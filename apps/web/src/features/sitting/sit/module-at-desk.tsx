import type { Sitting, SittingModule } from "@sat/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { QuestionFrame } from "../../../question/frame/question-frame.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { askSitting } from "../sitting-calls.ts";
import { ModuleBar } from "./module-bar.tsx";
import { ModuleQuestion } from "./module-question.tsx";
import { ClosedSheet, PausedSheet } from "./module-sheets.tsx";
import type { OpenedModule } from "./opened-module.ts";
import { ReviewSheet } from "./review-sheet.tsx";
import { useModule } from "./use-module.ts";
import { usePause } from "./use-pause.ts";

interface ModuleAtDeskProps {
  readonly opened: OpenedModule;
  readonly sitting: Sitting;
  readonly module: SittingModule;
  /** Has the module go on that was paused. */
  readonly onGoOn: () => void;
  readonly isGoingOn: boolean;
  readonly couldNotGoOn: boolean;
}

/** A module that has been begun, wherever it stands. */
export function ModuleAtDesk(props: ModuleAtDeskProps) {
  const { opened, sitting, module } = props;
  const state = useModule(opened);
  const pause = usePause(opened, state);
  const client = useQueryClient();
  const isOver = state.phase === "ended" || state.phase === "gone";
  // What comes next, the server knows; its answer may be from before the module's end.
  useEffect(() => {
    if (isOver) void askSitting(client, sitting.id);
  }, [isOver, client, sitting.id]);
  return (
    <QuestionFrame
      bar={
        <ModuleBar opened={opened} state={state} sitting={sitting} module={module} pause={pause} />
      }
      under={pause.isError ? <NotPaused /> : undefined}
    >
      <Stage {...props} state={state} onMove={pause.reset} />
    </QuestionFrame>
  );
}

function NotPaused() {
  return <Alert tone="bad">The test could not be paused. Please check your connection.</Alert>;
}

interface StageProps extends ModuleAtDeskProps {
  readonly state: ReturnType<typeof useModule>;
  readonly onMove: () => void;
}

function Stage(props: StageProps) {
  const { opened, state, sitting, onMove } = props;
  /** Counts the moves to a question, the first of them through the gate, each of which begins at the question's head. */
  const [moves, setMoves] = useState(1);
  const moveTo = (index: number) => {
    setMoves(moves + 1);
    onMove();
    opened.running.moveTo(index);
  };
  if (state.phase === "paused") return <PausedSheet {...props} />;
  if (state.phase !== "working") return <ClosedSheet state={state} id={sitting.id} />;
  const parts = { opened, state, onMove: moveTo };
  return state.isReviewing ? (
    <ReviewSheet {...parts} mode={sitting.mode} />
  ) : (
    <ModuleQuestion {...parts} asked={moves} />
  );
}
