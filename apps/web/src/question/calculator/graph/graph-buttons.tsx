import type { Point } from "@sat/calculator";
import { House, Maximize, Minus, Plus, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Moves } from "./moves.ts";
import styles from "./graph-buttons.module.css";

interface GraphButtonsProps {
  readonly moves: Moves;
  /** What a window that fits has to show; empty where there is nothing. */
  readonly toFit: readonly Point[];
  readonly areLimitsOpen: boolean;
  readonly onLimits: (isOpen: boolean) => void;
}

/** What moves the window of the graph, for who has neither wheel nor fingers on it. */
export function GraphButtons({ moves, toFit, areLimitsOpen, onLimits }: GraphButtonsProps) {
  return (
    <div className={styles.buttons} role="group" aria-label="View of the graph">
      <Tool name="Zoom in" onPress={moves.zoomIn}>
        <Plus aria-hidden="true" />
      </Tool>
      <Tool name="Zoom out" onPress={moves.zoomOut}>
        <Minus aria-hidden="true" />
      </Tool>
      <Tool name="Home view" onPress={moves.home}>
        <House aria-hidden="true" />
      </Tool>
      {toFit.length > 0 && (
        <Tool name="Zoom to fit" onPress={() => moves.fit(toFit)}>
          <Maximize aria-hidden="true" />
        </Tool>
      )}
      <Tool
        name="Limits of the axes"
        isExpanded={areLimitsOpen}
        onPress={() => onLimits(!areLimitsOpen)}
      >
        <Settings2 aria-hidden="true" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ name, isExpanded, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-expanded={isExpanded}
      title={name}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
