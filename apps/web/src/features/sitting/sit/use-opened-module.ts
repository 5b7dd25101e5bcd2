import type { Sitting, SittingModule } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isOutage } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { askSitting } from "../sitting-calls.ts";
import { clockReading } from "./clock-reading.ts";
import { beginModule } from "./module-calls.ts";
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
        // One that is open here already was paused, and its clock goes on by the server's word alone.
        const isOnlyKept = opened === undefined && isOutage(error);
        const kept = isOnlyKept ? keptHere({ uid, id, number }) : undefined;
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
    // It may have ended on another device, or its questions are being chosen still.
    onError: () => void askSitting(client, id),
  });
  return { opened, begin: () => mutate(), isPending, isError };
}
