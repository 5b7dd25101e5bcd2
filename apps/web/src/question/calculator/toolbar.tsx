import { Calculator, ChartSpline, Keyboard, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { SheetNow } from "./use-sheet.ts";
import styles from "./toolbar.module.css";

interface ToolbarProps {
  readonly now: SheetNow;
  readonly isKeypadOpen: boolean;
  readonly onKeypad: (isOpen: boolean) => void;
}

/** How the calculator works, the ways back, and its keypad. */
export function Toolbar({ now, isKeypadOpen, onKeypad }: ToolbarProps) {
  const { sheet, past, future, send } = now;
  const set = (parts: Partial<Pick<typeof sheet, "mode" | "angle">>) =>
    send({ kind: "set", sheet: parts });
  return (
    <div className={styles.toolbar}>
      <div role="group" aria-label="Kind of calculator" className={styles.group}>
        <Tool
          name="Graphing"
          isPressed={sheet.mode === "graphing"}
          onPress={() => set({ mode: "graphing" })}
        >
          <ChartSpline aria-hidden="true" />
        </Tool>
        <Tool
          name="Scientific"
          isPressed={sheet.mode === "scientific"}
          onPress={() => set({ mode: "scientific" })}
        >
          <Calculator aria-hidden="true" />
        </Tool>
      </div>
      <div role="group" aria-label="Angles" className={styles.group}>
        <Tool
          name="Radians"
          isPressed={sheet.angle === "radians"}
          onPress={() => set({ angle: "radians" })}
        >
          Radians
        </Tool>
        <Tool
          name="Degrees"
          isPressed={sheet.angle === "degrees"}
          onPress={() => set({ angle: "degrees" })}
        >
          Degrees
        </Tool>
      </div>
      <div className={styles.group}>
        <Tool name="Undo" isIdle={past.length === 0} onPress={() => send({ kind: "undone" })}>
          <Undo2 aria-hidden="true" />
        </Tool>
        <Tool name="Redo" isIdle={future.length === 0} onPress={() => send({ kind: "redone" })}>
          <Redo2 aria-hidden="true" />
        </Tool>
      </div>
      <div className={styles.group}>
        <Tool name="Keypad" isPressed={isKeypadOpen} onPress={() => onKeypad(!isKeypadOpen)}>
          <Keyboard aria-hidden="true" />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isPressed?: boolean;
  /** It does nothing now, but keeps the focus, which `disabled` would drop. */
  readonly isIdle?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ name, isPressed, isIdle = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={children === name ? undefined : name}
      aria-pressed={isPressed}
      aria-disabled={isIdle || undefined}
      title={name}
      onClick={isIdle ? undefined : onPress}
    >
      {children}
    </button>
  );
}
