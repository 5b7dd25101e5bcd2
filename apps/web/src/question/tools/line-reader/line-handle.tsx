import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent, PointerEvent, Ref } from "react";
import styles from "./line-reader.module.css";
import { STEP } from "./line-window.ts";

interface LineHandleProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Told by how many pixels it is dragged down, or pushed by an arrow key. */
  readonly onMove: (by: number) => void;
}

/** What the line reader is moved by. */
export function LineHandle({ ref, label, Icon, onMove }: LineHandleProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(event.movementY);
  };
  const press = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onMove(way * STEP);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.handle}
      aria-label={label}
      title="Drag it, or use the arrow keys"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
