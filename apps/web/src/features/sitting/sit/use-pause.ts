import type { ModuleDesk } from "@sat/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { putSitting } from "../sitting-calls.ts";
import { clockReading } from "./clock-reading.ts";
import { pauseModule } from "./module-calls.ts";
import type { OpenedModule } from "./opened-module.ts";

/** How a module is paused. Its clock is the server's, and cannot be stopped without it. */
export function usePause({ place, running }: OpenedModule, state: ModuleDesk) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => ({ asked: clockReading(), sitting: await pauseModule(place) }),
    onSuccess: ({ asked, sitting }) => {
      const { limit, left } = sitting.modules[place.number - 1] ?? { limit: null, left: null };
      const { elapsed } = state.clock;
      const isTold = limit !== null && left !== null;
      running.hear({ state: "paused", elapsed: isTold ? limit - left : elapsed }, asked);
      return putSitting(client, sitting);
    },
  });
}
