import type { Sitting, SittingModule } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isOutage } from "../../../lib/api.ts";
import { clockReading } from "../../../lib/clock.ts";
import { useUser } from "../../../lib/session.ts";
import { askSitting } from "../sitting-calls.ts";
import { beginModule, isRefused } from "./module-calls.ts";
import { keptHere, type OpenedModule, openedModule } from "./opened-module.ts";

/** The module, once it is open on this page, and how to open it. */
export function useOpenedModule(sitting: Sitting, { number }: SittingModule) {
  const { uid } = useUser();
  const client = useQueryClient();
  const [opened, setOpened] = useState<OpenedModule>();
  const { id } = sitting;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const asked = clockReading();
      try {
        return { module: await beginModule({ id, number }), asked };
      } catch (error) {
        const kept = isOutage(error) ? keptHere({ uid, id, number }) : undefined;
        if (kept === undefined) throw error;
        return kept;
      }
    },
    onSuccess: (begun) => {
      if (!("module" in begun)) return setOpened((former) => former ?? begun);
      const { module, asked } = begun;
      const { elapsed, work } = module;
      // One that was paused on this page goes on.
      if (opened === undefined) setOpened(openedModule(uid, sitting, module, asked));
      else opened.running.hear({ state: "running", elapsed, work }, asked);
    },
    onError: (error) => {
      // It may have ended on another device.
      if (isRefused(error)) void askSitting(client, id);
    },
  });
  return { opened, begin: () => mutate(), isPending, isError };
}
