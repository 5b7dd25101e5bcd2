import type { Plot, Result } from "@sat/calculator";
import { Palette, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Edit } from "../edits.ts";
import type { Look, Row } from "../sheet.ts";
import { LookForm } from "./look-form.tsx";
import styles from "./row-frame.module.css";

interface RowFrameProps {
  readonly row: Row;
  /** Its place in the list, from one. */
  readonly number: number;
  readonly result: Result;
  readonly send: (edit: Edit) => void;
  readonly children: ReactNode;
}

/** One row of the sheet: the colour of what it draws, what it holds, how that looks, and the way to be rid of it. */
export function RowFrame({ row, number, result, send, children }: RowFrameProps) {
  const form = useId();
  const [isLookOpen, setLookOpen] = useState(false);
  const plots = "plots" in result ? result.plots : [];
  const isDrawn = plots.length > 0;
  const change = (look: Partial<Look>) => send({ kind: "changed", id: row.id, change: look });
  return (
    <li className={styles.row} data-curve={row.colour} data-row={row.id}>
      {isDrawn ? (
        <button
          type="button"
          role="switch"
          aria-checked={!row.isHidden}
          aria-label={`Show row ${number} on the graph`}
          title={row.isHidden ? "Show on the graph" : "Hide from the graph"}
          className={styles.swatch}
          onClick={() => change({ isHidden: !row.isHidden })}
        >
          <span>{number}</span>
        </button>
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.content}>{children}</div>
      <div className={styles.ways}>
        {isDrawn && (
          <button
            type="button"
            className={styles.way}
            aria-label={`Color and line of row ${number}`}
            aria-expanded={isLookOpen}
            aria-controls={form}
            title="Color and line"
            onClick={() => setLookOpen(!isLookOpen)}
          >
            <Palette aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={styles.way}
          aria-label={`Delete row ${number}`}
          title="Delete"
          onClick={() => send({ kind: "deleted", id: row.id })}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {isDrawn && isLookOpen && (
        <div id={form} className={styles.look}>
          <LookForm row={row} number={number} hasLine={plots.some(isLine)} onLook={change} />
        </div>
      )}
    </li>
  );
}

/** Whether dashes may be chosen: those of an edge have a meaning. */
function isLine({ kind }: Plot): boolean {
  return kind !== "region" && kind !== "dots";
}
