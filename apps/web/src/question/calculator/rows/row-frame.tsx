import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { Row } from "../sheet.ts";
import styles from "./row-frame.module.css";

interface RowFrameProps {
  readonly row: Row;
  /** Its place in the list, from one. */
  readonly number: number;
  /** Whether it draws something, which can be hidden. */
  readonly isDrawn: boolean;
  readonly onHide: (isHidden: boolean) => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** One row of the sheet: the colour of what it draws, what it holds, and the way to be rid of it. */
export function RowFrame({ row, number, isDrawn, onHide, onDelete, children }: RowFrameProps) {
  return (
    <li className={styles.row} data-curve={row.colour} data-row={row.id}>
      {isDrawn ? (
        <button
          type="button"
          role="switch"
          aria-checked={!row.isHidden}
          aria-label={`Show row ${number} on the graph`}
          className={styles.swatch}
          onClick={() => onHide(!row.isHidden)}
        />
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.content}>{children}</div>
      <button
        type="button"
        className={styles.delete}
        aria-label={`Delete row ${number}`}
        onClick={onDelete}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
