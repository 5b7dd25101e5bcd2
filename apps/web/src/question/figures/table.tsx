import type { TableFigure } from "@sat/item";
import { Line } from "../prose.tsx";
import { spokenText } from "../read-prose.ts";
import { Frame } from "./frame.tsx";
import styles from "./table.module.css";

/** A table as a real one, which scrolls sideways on its own where it is wider than the page. */
export function Table({ figure }: { readonly figure: TableFigure }) {
  const { alt, title, columns, rows, rowHeaders } = figure;
  const name = title === undefined ? "Table" : spokenText(title);
  return (
    <Frame alt={alt} title={title}>
      {/* Scrolled by keyboard too, so it takes the focus. */}
      <div className={styles.scroller} role="group" aria-label={name} tabIndex={0}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <Line text={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={at} cells={row} hasHeader={rowHeaders} />
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}

interface RowProps {
  readonly cells: readonly string[];
  readonly hasHeader: boolean;
}

function Row({ cells, hasHeader }: RowProps) {
  return (
    <tr>
      {cells.map((cell, at) =>
        hasHeader && at === 0 ? (
          <th key={at} scope="row">
            <Line text={cell} />
          </th>
        ) : (
          <td key={at}>
            <Line text={cell} />
          </td>
        ),
      )}
    </tr>
  );
}
