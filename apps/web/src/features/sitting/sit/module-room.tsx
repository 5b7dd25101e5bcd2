import type { Sitting, SittingModule } from "@sat/contract";
import { useEffect, useEffectEvent } from "react";
import { usePreparedType } from "../../../question/prose/use-prepared-type.ts";
import { Gate } from "./gate.tsx";
import { ModuleAtDesk } from "./module-at-desk.tsx";
import { useOpenedModule } from "./use-opened-module.ts";

interface ModuleRoomProps {
  readonly sitting: Sitting;
  readonly module: SittingModule;
}

/** The module that is to be sat now: behind its gate until it is begun, then on the desk. */
export function ModuleRoom({ sitting, module }: ModuleRoomProps) {
  const { opened, begin, isPending, isError } = useOpenedModule(sitting, module);
  usePreparedType(module.section === "Reading and Writing" ? "Reading" : "Mixed");
  const goOn = useEffectEvent(begin);
  const isRunning = module.state === "running";
  // A clock that runs does not wait for a press: the module was left, and is gone on with.
  useEffect(() => {
    if (isRunning) goOn();
  }, [isRunning]);
  if (opened !== undefined)
    return (
      <ModuleAtDesk
        opened={opened}
        sitting={sitting}
        module={module}
        onGoOn={begin}
        isGoingOn={isPending}
      />
    );
  return (
    <Gate
      sitting={sitting}
      module={module}
      onBegin={begin}
      isPending={isPending || (isRunning && !isError)}
      isError={isError}
    />
  );
}
