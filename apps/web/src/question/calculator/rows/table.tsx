import type { ClipboardEvent, KeyboardEvent } from "react";
import { type CellPlace, type Columns, filled, pastedCells } from "./cells.ts";
import styles from "./table.module.css";

interface TableProps {
  readonly columns: Columns;
  /** Why a column cannot be read, and the id of the sentence that says it. */
  readonly faultId: string | undefined;
  /** Whether a phone is to leave its keyboard down. */
  readonly hasKeypad: boolean;
  /** `about` names the cell that is typed into. */
  readonly onChange: (columns: Columns, about?: string) => void;
}

const PLACES = [0, 1] as const;

/** Two columns of numbers to type or to paste. */
export function Table({ columns, faultId, hasKeypad, onChange }: TableProps) {
  const paste = (event: ClipboardEvent, place: CellPlace) => {
    const texts = pastedCells(event.clipboardData.getData("text/plain"));
    // One cell goes to the caret as any text does.
    if (texts.length === 1 && texts[0]?.length === 1) return;
    event.preventDefault();
    onChange(filled(columns, place, texts));
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns[0].cells.map((_, row) => (
          // Rows have no name but their place.
          <tr key={row}>
            {PLACES.map((column) => (
              <td key={column}>
                <input
                  type="text"
                  data-field
                  data-cell={`${row} ${column}`}
                  aria-label={`${columns[column].name}, row ${row + 1}`}
                  aria-describedby={faultId}
                  inputMode={hasKeypad ? "none" : "text"}
                  autoComplete="off"
                  value={columns[column].cells[row] ?? ""}
                  onChange={({ currentTarget }) =>
                    onChange(
                      filled(columns, { column, row }, [[currentTarget.value]]),
                      `cell ${row} ${column}`,
                    )
                  }
                  onPaste={(event) => paste(event, { column, row })}
                  onKeyDown={goToCell}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Up and down a column by arrow keys, and down by Enter. */
function goToCell(event: KeyboardEvent<HTMLInputElement>): void {
  const by = STEPS[event.key];
  const [row, column] = (event.currentTarget.dataset.cell ?? "").split(" ");
  if (by === undefined) return;
  const next = event.currentTarget
    .closest("table")
    ?.querySelector<HTMLInputElement>(`[data-cell="${Number(row) + by} ${column}"]`);
  if (!next) return;
  event.preventDefault();
  // Of keys in a table none is left for the list of rows.
  event.stopPropagation();
  next.focus();
}
