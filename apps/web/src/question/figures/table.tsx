import type { TableFigure } from "@sat/item";
import { Line } from "../prose/prose.tsx";
import { spokenText } from "../prose/speech.ts";
import { useScroller } from "../../ui/use-scroller.ts";
import { CaptionedFigure } from "./captioned-figure.tsx";
import styles from "./table.module.css";

/** Row headers up to this many letters stay on one line. */
const SHORT_HEADER = 20;

/** A table as a real one, which scrolls sideways on its own where it is wider than the page. */
export function Table({ figure }: { readonly figure: TableFigure }) {
  const { alt, title, columns, rows, rowHeaders } = figure;
  const name = title === undefined ? "Table" : spokenText(title);
  return (
    <CaptionedFigure alt={alt} title={title} called="table">
      <div className={styles.scroller} {...useScroller(name)}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              {columns.map((column, at) =>
                // The corner over row headers may be empty, and an empty cell is the header of nothing.
                column === "" ? (
                  <td key={at}>{column}</td>
                ) : (
                  <th key={at} scope="col">
                    <Line text={column} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={at} cells={row} hasHeader={rowHeaders} />
            ))}
          </tbody>
        </table>
      </div>
    </CaptionedFigure>
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
          <th key={at} scope="row" data-short={cell.length <= SHORT_HEADER}>
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
