import type { Sitting, SittingModule } from "@sat/contract";
import { useEffect, useEffectEvent } from "react";
import { usePreparedType } from "../../../question/prose/use-prepared-type.ts";
import { Gate } from "./gate.tsx";
import { ModuleAtDesk } from "./module-at-desk.tsx";
import { useOpenedModule } from "./use-opened-module.ts";

interface ModuleRoomProps {
  readonly sitting: Sitting;
  readonly module: SittingModule;
  /** Whether the module before it was sat on this page. */
  readonly follows: boolean;
}

/** The module that is to be sat now: behind its gate until it is begun, then on the desk. */
export function ModuleRoom({ sitting, module, follows }: ModuleRoomProps) {
  const { opened, begin, isPending, isError } = useOpenedModule(sitting, module);
  usePreparedType(module.section === "Reading and Writing" ? "Reading" : "Mixed");
  const goOn = useEffectEvent(begin);
  const isRunning = module.state === "running";
  const isNext = follows && isDue(sitting, module);
  // Neither a clock that runs waits for a press, nor on test day the next module.
  useEffect(() => {
    if (isRunning || isNext) goOn();
  }, [isRunning, isNext]);
  if (opened !== undefined)
    return (
      <ModuleAtDesk
        opened={opened}
        sitting={sitting}
        module={module}
        onGoOn={begin}
        isGoingOn={isPending}
        couldNotGoOn={isError}
      />
    );
  return (
    <Gate
      sitting={sitting}
      module={module}
      follows={follows}
      onBegin={begin}
      isPending={isPending || (isRunning && !isError)}
      isError={isError}
    />
  );
}

/** Whether the exam would begin the module now. */
function isDue({ mode, breakLeft }: Sitting, { state }: SittingModule): boolean {
  return mode === "strict" && state === "ready" && breakLeft === null;
}
