import type { Sitting, SittingModule } from "@sat/contract";
import type { ModuleDesk } from "@sat/desk";
import { HardDrive, Info, Pause } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { moduleName } from "../sitting-words.ts";
import { moduleDirections } from "./module-directions.ts";
import { ModuleTime } from "./module-time.tsx";
import type { OpenedModule } from "./opened-module.ts";
import styles from "./sit.module.css";
import type { usePause } from "./use-pause.ts";

interface ModuleBarProps {
  readonly opened: OpenedModule;
  readonly state: ModuleDesk;
  readonly sitting: Sitting;
  readonly module: SittingModule;
  readonly pause: ReturnType<typeof usePause>;
}

/** The bar over a module: what it is, its clock, and what can be asked for. */
export function ModuleBar({ opened, state, sitting, module, pause }: ModuleBarProps) {
  const isWorking = state.phase === "working";
  return (
    <div className={styles.bar}>
      <h1 className={isWorking ? `${styles.title} visually-hidden-narrow` : styles.title}>
        {moduleName(sitting, module)}
      </h1>
      {isWorking && <ModuleTime state={state} onToggle={opened.running.toggleClock} />}
      <div className={styles.side}>
        {isWorking && state.done > state.delivered && !navigator.onLine && (
          <span className={styles.kept} title="Your answers are kept on this device">
            <HardDrive aria-hidden="true" />
            <span className="visually-hidden-narrow">Kept on this device</span>
          </span>
        )}
        <Directions paragraphs={moduleDirections(sitting, module)} />
        {isWorking && state.plan.isPractice && <PauseButton pause={pause} />}
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

function PauseButton({ pause }: Pick<ModuleBarProps, "pause">) {
  return (
    <Button
      look="quiet"
      size="small"
      title="Pause"
      busy={pause.isPending}
      onClick={() => pause.mutate()}
    >
      <Pause aria-hidden="true" />
      <span className="visually-hidden-narrow">Pause</span>
    </Button>
  );
}
