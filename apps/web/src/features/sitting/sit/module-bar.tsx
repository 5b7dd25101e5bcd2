import type { Sitting, SittingModule } from "@sat/contract";
import type { ModuleDesk } from "@sat/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { HardDrive, Info, Pause } from "lucide-react";
import { useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { putSitting } from "../sitting-calls.ts";
import { moduleName } from "../sitting-words.ts";
import { clockReading } from "./clock-reading.ts";
import { pauseModule } from "./module-calls.ts";
import { moduleDirections } from "./module-directions.ts";
import { ModuleTime } from "./module-time.tsx";
import type { OpenedModule } from "./opened-module.ts";
import styles from "./sit.module.css";

interface ModuleBarProps {
  readonly opened: OpenedModule;
  readonly state: ModuleDesk;
  readonly sitting: Sitting;
  readonly module: SittingModule;
}

/** The bar over a module: what it is, its clock, and what can be asked for. */
export function ModuleBar({ opened, state, sitting, module }: ModuleBarProps) {
  const isWorking = state.phase === "working";
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{moduleName(sitting, module)}</h1>
      {isWorking && <ModuleTime state={state} onToggle={opened.running.toggleClock} />}
      <div className={styles.side}>
        {isWorking && state.done > state.delivered && !navigator.onLine && (
          <span className={styles.kept} title="Your answers are kept on this device">
            <HardDrive aria-hidden="true" />
            <span className="visually-hidden-narrow">Kept on this device</span>
          </span>
        )}
        <Directions paragraphs={moduleDirections(sitting, module)} />
        {isWorking && state.plan.isPractice && <PauseButton opened={opened} state={state} />}
      </div>
    </div>
  );
}

function Directions({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" title="Directions" onClick={() => setOpen(true)}>
        <Info aria-hidden="true" />
        <span className="visually-hidden-narrow">Directions</span>
      </Button>
      <Dialog title="Directions" open={isOpen} onClose={() => setOpen(false)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Dialog>
    </>
  );
}

function PauseButton({ opened, state }: Pick<ModuleBarProps, "opened" | "state">) {
  const client = useQueryClient();
  const { place, running } = opened;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => ({ asked: clockReading(), sitting: await pauseModule(place) }),
    onSuccess: ({ asked, sitting }) => {
      const { limit, left } = sitting.modules[place.number - 1] ?? { limit: null, left: null };
      const { elapsed } = state.clock;
      const isTold = limit !== null && left !== null;
      running.hear({ state: "paused", elapsed: isTold ? limit - left : elapsed }, asked);
      return putSitting(client, sitting);
    },
    // The clock is the server's, and cannot be stopped without it.
    onError: () => announce("The test could not be paused. Please check your connection."),
  });
  return (
    <Button look="quiet" size="small" title="Pause" busy={isPending} onClick={() => mutate()}>
      <Pause aria-hidden="true" />
      <span className="visually-hidden-narrow">Pause</span>
    </Button>
  );
}
