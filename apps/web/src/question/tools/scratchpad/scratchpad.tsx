import { Eraser, PenTool, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { ToolProps } from "../tool.ts";
import { DrawingSheet } from "./drawing-sheet.tsx";
import styles from "./scratchpad.module.css";
import { roomOn } from "./strokes.ts";

/** A sheet of scratch paper for one question. */
export function Scratchpad({ work, onWork, isJustOpened, onClose }: ToolProps) {
  const [isErasing, setErasing] = useState(false);
  const { strokes } = work;
  const draw = (wanted: typeof strokes) => onWork({ strokes: wanted });
  return (
    <Panel title="Scratchpad" id="scratchpad" takesFocus={isJustOpened} onClose={onClose}>
      <div className={styles.tools}>
        <Button
          look="quiet"
          size="small"
          aria-pressed={!isErasing}
          onClick={() => setErasing(false)}
        >
          <PenTool aria-hidden="true" />
          Pen
        </Button>
        <Button look="quiet" size="small" aria-pressed={isErasing} onClick={() => setErasing(true)}>
          <Eraser aria-hidden="true" />
          Eraser
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={strokes.length === 0}
          onClick={() => draw(strokes.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
        <Button look="quiet" size="small" disabled={strokes.length === 0} onClick={() => draw([])}>
          <Trash2 aria-hidden="true" />
          Clear
        </Button>
      </div>
      {roomOn(strokes) === 0 && (
        <Alert tone="plain">This sheet is full. Erase something, or clear it, to draw on.</Alert>
      )}
      <DrawingSheet strokes={strokes} isErasing={isErasing} onDraw={draw} />
    </Panel>
  );
}
