import { MoveVertical, UnfoldVertical, X } from "lucide-react";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isNumber, isRecord } from "../../../lib/shapes.ts";
import { deviceShelf } from "../../../lib/storage.ts";
import type { ToolProps } from "../tool.ts";
import styles from "./line-reader.module.css";
import { LineHandle } from "./line-handle.tsx";
import { LEAST_HEIGHT, lineWindow, type LineWindow } from "./line-window.ts";

const KEY = "line-reader";
const FIRST: LineWindow = { top: 64, height: 3 * LEAST_HEIGHT };

/** Covers the question but for a few lines; the window is moved and made higher by pointer or arrow keys. */
export function LineReader({ isJustOpened, onClose }: ToolProps) {
  const [place, setPlace] = useState(() => deviceShelf.read(KEY, isLineWindow) ?? FIRST);
  const mask = useRef<HTMLDivElement>(null);
  const mover = useRef<HTMLButtonElement>(null);
  // Where a text begins is known once it is drawn.
  useLayoutEffect(() => {
    const text = document.querySelector("[data-markable]")?.getBoundingClientRect().top;
    const edge = mask.current?.getBoundingClientRect().top;
    if (text === undefined || edge === undefined) return;
    setPlace((now) => (now === FIRST ? { ...FIRST, top: Math.max(0, text - edge) } : now));
  }, []);
  // The focus is the browser's, and follows only what the learner has opened.
  useEffect(() => {
    if (isJustOpened) mover.current?.focus();
  }, [isJustOpened]);
  const change = (by: Partial<LineWindow>) => {
    const room = mask.current?.offsetHeight ?? 0;
    // From where it is seen: it may have been kept in a higher room.
    const seen = lineWindow(place, room);
    const { top = 0, height = 0 } = by;
    const allowed = lineWindow({ top: seen.top + top, height: seen.height + height }, room);
    setPlace(allowed);
    deviceShelf.write(KEY, allowed);
  };
  return createPortal(
    <section ref={mask} className={styles.mask} aria-label="Line reader" style={styleOf(place)}>
      <div className={styles.window} />
      <div className={styles.handles}>
        <LineHandle
          ref={mover}
          label="Move the line reader"
          Icon={MoveVertical}
          onMove={(by) => change({ top: by })}
        />
        <LineHandle
          label="Height of the line reader"
          Icon={UnfoldVertical}
          onMove={(by) => change({ height: by })}
        />
        <button
          type="button"
          className={styles.handle}
          aria-label="Close the line reader"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </section>,
    document.body,
  );
}

function styleOf({ top, height }: LineWindow): CSSProperties {
  // React's own type has no custom properties.
  return { "--top": `${top}px`, "--height": `${height}px` } as CSSProperties;
}

function isLineWindow(value: unknown): value is LineWindow {
  return isRecord(value) && isNumber(value["top"]) && isNumber(value["height"]);
}
