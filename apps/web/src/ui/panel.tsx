import { GripHorizontal, X } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { isNumber, isRecord } from "../lib/shapes.ts";
import { deviceShelf } from "../lib/storage.ts";
import { Button } from "./button.tsx";
import { type Box, boxByKey, boxWithin } from "./panel-box.ts";
import styles from "./panel.module.css";

interface PanelProps {
  readonly title: string;
  /** Under which its place is kept on this device. */
  readonly id: string;
  /** Called by the cross, and by Escape within. */
  readonly onClose: () => void;
  /** Whether its edges can be moved as well. */
  readonly isSizable?: boolean;
  /** Whether it takes the focus as it comes: not where it only stays open from one question to the next. */
  readonly takesFocus?: boolean;
  /** What gives it other measures than a panel's. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const HELP = "Drag it, or move it with the arrow keys";
const SIZABLE_HELP = `${HELP}; with Shift they change its size`;

/**
 * A sheet that lies over the page and leaves the page in use: moved by its head, by pointer or arrow keys (its edges
 * with Shift); docked above the bar at the lower edge of a phone. It takes the focus when it comes, and gives it back.
 */
export function Panel(props: PanelProps) {
  const { title, id, onClose, isSizable = false, takesFocus = true, className, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [box, setBox] = useKeptBox(id);
  const titleId = useId();
  useFocusWhileThere(panel, takesFocus);
  const move = useMove(panel, setBox);
  useEscape(panel, onClose);
  // In the page's frame, which is a container, it would lie by the frame instead of the window.
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${styles.panel} ${isSizable ? styles.sizable : ""} ${className ?? ""}`}
      style={styleOf(box, isSizable)}
      data-panel={box === undefined ? "first" : "moved"}
    >
      <div className={styles.head}>
        <div className={styles.handle} onPointerDown={move.grasp} onPointerMove={move.drag}>
          <button
            type="button"
            className={styles.grip}
            title={isSizable ? SIZABLE_HELP : HELP}
            onKeyDown={move.byKey(isSizable)}
          >
            <GripHorizontal aria-hidden="true" />
            <span className="visually-hidden">Move {title}</span>
          </button>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <Button look="quiet" size="small" aria-label={`Close ${title}`} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className={styles.content}>{children}</div>
    </div>,
    document.body,
  );
}

function useMove(panel: { readonly current: HTMLElement | null }, onBox: (box: Box) => void) {
  /** From the panel's corner to the pointer that drags it. */
  const grasped = useRef({ x: 0, y: 0 });
  const boxNow = () => {
    const { x, y, width, height } = panel.current?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  };
  const place = (box: Box) => onBox(boxWithin(box, { width: innerWidth, height: innerHeight }));
  return {
    grasp: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { x, y } = boxNow();
      grasped.current = { x: event.clientX - x, y: event.clientY - y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    drag: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { x, y } = grasped.current;
      place({ ...boxNow(), x: event.clientX - x, y: event.clientY - y });
    },
    byKey: (isSizable: boolean) => (event: ReactKeyboardEvent) => {
      const wanted = boxByKey(boxNow(), event.key, isSizable && event.shiftKey);
      if (wanted === undefined) return;
      event.preventDefault();
      place(wanted);
    },
  };
}

/** Closes the panel from within. */
function useEscape(panel: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || isWithinDialog(event.target)) return;
    // What lies below would otherwise close as well.
    event.stopPropagation();
    onClose();
  });
  // The key is the panel's, whatever in it has the focus; for React a sheet is nothing that is typed into.
  useEffect(() => {
    const own = panel.current;
    const listener = (event: KeyboardEvent) => close(event);
    own?.addEventListener("keydown", listener);
    return () => own?.removeEventListener("keydown", listener);
  }, [panel]);
}

/** Whether a key is that of a modal dialog, which closes by itself. */
function isWithinDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}

/** Takes the focus when the panel comes, and gives it back if it goes from within. */
function useFocusWhileThere(
  panel: { readonly current: HTMLElement | null },
  takesFocus: boolean,
): void {
  const isTaking = useRef(takesFocus);
  // The focus is the browser's; on the way out it must move before the panel has gone.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    if (isTaking.current) own?.focus({ preventScroll: true });
    return () => {
      if (own?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
}

function useKeptBox(id: string): [box: Box | undefined, setBox: (box: Box) => void] {
  const key = `panel:${id}`;
  const [box, setBox] = useState(() => deviceShelf.read(key, isBox));
  const move = (wanted: Box) => {
    setBox(wanted);
    deviceShelf.write(key, wanted);
  };
  return [box, move];
}

function isBox(value: unknown): value is Box {
  return isRecord(value) && ["x", "y", "width", "height"].every((each) => isNumber(value[each]));
}

function styleOf(box: Box | undefined, isSizable: boolean): CSSProperties | undefined {
  if (box === undefined) return undefined;
  return {
    "--x": `${box.x}px`,
    "--y": `${box.y}px`,
    ...(isSizable && { "--panel-width": `${box.width}px`, "--panel-height": `${box.height}px` }),
  } as CSSProperties; // React's own type has no custom properties
}
